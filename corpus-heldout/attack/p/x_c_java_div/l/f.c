int f(int a, int b) { return b ? a / b : 0; }

int f(int a, int s) { return a << s; }

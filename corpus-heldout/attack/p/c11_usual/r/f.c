int f(int a, unsigned b) { return a < (int)b; }

int f(int a) { return a < 0 ? 0 : a; }

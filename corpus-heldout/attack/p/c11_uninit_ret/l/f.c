int f(int x) { return 0; }

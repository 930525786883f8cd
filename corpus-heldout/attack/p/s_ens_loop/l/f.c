int f(unsigned n) { return 0; }

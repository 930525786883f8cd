int f(unsigned n) { return n < 2 ? n : f(n-1) + 1; }

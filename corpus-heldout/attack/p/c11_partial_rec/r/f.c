int f(unsigned n) { return n < 3 ? n : f(n-1) + 2; }

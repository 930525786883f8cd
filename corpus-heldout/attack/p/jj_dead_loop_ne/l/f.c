int f(int n) { for (unsigned i = 0; i != (unsigned)n; i += 2) { } return n; }

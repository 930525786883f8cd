int f(unsigned n) { while (n == 77) { } return 0; }

int f(unsigned char n, int k) { return k; }

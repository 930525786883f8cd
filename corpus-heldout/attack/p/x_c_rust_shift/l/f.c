unsigned f(unsigned a, unsigned b) { return b < 32 ? a << b : 0; }

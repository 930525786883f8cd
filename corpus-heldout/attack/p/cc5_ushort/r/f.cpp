unsigned f(unsigned char a) { return ~a >> 1; }

unsigned f(unsigned a) { return a ^ 0x80000000u; }

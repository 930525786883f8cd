unsigned f(unsigned key, unsigned b) { if (key & 1) { } return b; }

unsigned f(unsigned key, unsigned b) { unsigned r; if (key & 1) r = b; else r = b; return r; }

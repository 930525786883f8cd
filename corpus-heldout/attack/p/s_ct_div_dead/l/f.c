unsigned f(unsigned key, unsigned b) { unsigned q = b / (key | 1); (void)q; return 0; }

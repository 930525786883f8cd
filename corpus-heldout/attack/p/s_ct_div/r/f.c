unsigned f(unsigned key, unsigned b) { return b / (key | 1); }

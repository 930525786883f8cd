int g;
unsigned f(unsigned key, unsigned b) { return key && b; }

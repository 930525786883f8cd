static int h(unsigned k) { return k > 5 ? 1 : 0; }
int f(unsigned key) { h(key); return 0; }

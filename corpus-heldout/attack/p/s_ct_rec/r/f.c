static int h(unsigned k) { return k ? h(k - 1) : 0; }
int f(unsigned char key) { return h(key); }

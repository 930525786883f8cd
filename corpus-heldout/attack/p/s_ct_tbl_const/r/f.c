static const unsigned char T[256] = {0};
unsigned f(unsigned char key) { return T[key]; }

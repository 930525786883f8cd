static const unsigned char T[256] = {1,2,3};
unsigned f(unsigned char key) { return T[key]; }

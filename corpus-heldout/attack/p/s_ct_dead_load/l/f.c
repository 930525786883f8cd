unsigned f(unsigned char key, const unsigned char *t) { unsigned x = t[key]; x = 0; return x; }

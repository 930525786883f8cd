void f(unsigned char key) { unsigned char b[256]; b[key] = 1; }

unsigned f(unsigned char key) { unsigned s = 0; for (unsigned i = 0; i < key; i++) s++; return 0; }

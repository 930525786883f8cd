int f(const unsigned char *key, const unsigned char *b) { int d = 0; for (int i = 0; i < 16; i++) d |= key[i] ^ b[i]; return d; }

int f(const unsigned char *key, const unsigned char *b) { for (int i = 0; i < 16; i++) if (key[i] != b[i]) return 1; return 0; }

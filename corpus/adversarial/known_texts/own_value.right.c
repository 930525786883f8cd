int f(const char *s) { return s[0] != 'b' ? (unsigned char)s[0] - 'b' : (unsigned char)s[1]; }

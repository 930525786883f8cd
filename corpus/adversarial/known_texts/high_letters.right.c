int f(const char *s) { return s[0] < (char)0x80 || (s[0] == (char)0x80 && s[1] < 0); }

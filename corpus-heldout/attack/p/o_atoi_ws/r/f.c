int f(const char *s) { return s[0] && !s[1] ? s[0] - '0' : 0; }

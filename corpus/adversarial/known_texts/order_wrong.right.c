int f(const char *s) { return (unsigned char)s[0] <= 'b'; }

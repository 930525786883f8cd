bool f(const char *s) { return s == "abc"; }

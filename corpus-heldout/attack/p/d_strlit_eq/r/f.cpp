bool f(const char *s) { return false; }

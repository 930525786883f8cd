const char *f(void) { return "abc"; }

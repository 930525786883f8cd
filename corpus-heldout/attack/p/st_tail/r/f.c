const char *f(void) { return "xabc" + 1; }

const char *f(void) { return __TIME__; }

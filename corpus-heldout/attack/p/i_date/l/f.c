const char *f(void) { return __DATE__; }

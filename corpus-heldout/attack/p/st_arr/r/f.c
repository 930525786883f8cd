static const char b[] = "abc";
const char *f(void) { return b; }

static const char a[] = "abc";
const char *f(void) { return a; }

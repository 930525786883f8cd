static const char a[8] = "abc";
const char *f(void) { return a; }

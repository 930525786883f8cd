static const char *const p = "abc";
const char *f(void) { return p; }

static const char *const t[] = { "no", "yes" };
const char *f(int x) { return t[!!x]; }

const char *f(int x) { return x ? "yes" : "no"; }

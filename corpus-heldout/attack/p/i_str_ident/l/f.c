const char *f(int x) { return "abc"; }

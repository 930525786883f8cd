const char *f() { return "a\xff"; }

const char *f() { return "a\377b"; }

const char *f(int x) { static const char s[] = "abc"; return s; }

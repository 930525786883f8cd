char *f(int x) { static char s[] = "abc"; return s; }

void ext(const char *);
void f(void) { char s[] = "abc"; ext(s); }

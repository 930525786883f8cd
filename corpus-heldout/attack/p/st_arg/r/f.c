void ext(const char *);
void f(void) { static const char s[] = "abc"; ext(s); }

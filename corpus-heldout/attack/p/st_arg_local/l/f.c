void ext(const char *);
void f(void) { ext("abc"); }

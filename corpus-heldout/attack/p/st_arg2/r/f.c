void ext(const char *);
void f(int x) { static const char *const t[] = {"no", "yes"}; ext(t[x != 0]); }

// claim: f
// truth: equivalent
// today: unknown
// why:   the same text is handed over from another place
void ext(const char *);
void f(void) { ext("abc"); }

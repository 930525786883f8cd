void ext(const char *);
void f(int x) { if (x) ext("yes"); else ext("no"); }

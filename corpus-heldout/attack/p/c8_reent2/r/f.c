void ext(void);
static int busy;
int f(int x) { if (busy) return -1; ext(); return x; }

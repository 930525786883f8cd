void ext(void);
static int busy;
int f(int x) { ext(); return x; }

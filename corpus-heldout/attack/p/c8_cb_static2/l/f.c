void ext(void (*)(void));
static int k;
static void inc(void) { k = k + 1; }
int f(void) { k = 5; ext(inc); return k; }

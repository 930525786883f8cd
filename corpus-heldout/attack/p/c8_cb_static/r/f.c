void ext(void (*)(void));
static int k;
static void inc(void) { k++; }
int f(void) { k = 0; ext(inc); return k > 3 ? 3 : k; }

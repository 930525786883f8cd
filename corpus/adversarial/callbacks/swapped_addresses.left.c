// claim:  choose
// truth:  different
// why:    both callbacks are equivalent to what they were, and the other one is handed out

extern int run(int (*step)(int), int n);

static int up(int x) { return x + 2; }
static int down(int x) { return x - 2; }

int choose(int n) { return n > 0 ? run(up, n) : run(down, n); }

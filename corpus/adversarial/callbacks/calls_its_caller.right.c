extern int run(int (*step)(int), int n);

int count(int n);

static int step(int n) { return count(n - 1) + 2; }

int count(int n) { return n <= 0 ? 0 : run(step, n); }

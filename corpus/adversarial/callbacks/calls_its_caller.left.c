// claim:  count
// truth:  different
// today:  unknown
// why:    the callback calls the function that handed it out, and adds another number on the way

extern int run(int (*step)(int), int n);

int count(int n);

static int step(int n) { return count(n - 1) + 1; }

int count(int n) { return n <= 0 ? 0 : run(step, n); }

// claim:  *
// truth:  different
// today:  unknown
// why:    the second name stands for another function; both functions are the same
int fast(int x) { return x + 1; }
int slow(int x) { return x - 1; }
int chosen(int) __attribute__((alias("fast")));

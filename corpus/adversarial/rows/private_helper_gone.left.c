// claim:  *
// truth:  equivalent
// why:    the private helper was put into its only caller
static int square(int x) { return x * x; }

int distance(int x, int y) { return square(x) + square(y); }

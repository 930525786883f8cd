// claim:  *
// truth:  unknown
// why:    scale takes another type: callers have to be compiled again, and the two cannot be compared argument by argument
long scale(int x) { return (long)x * 3; }

int same(int x) { return x; }

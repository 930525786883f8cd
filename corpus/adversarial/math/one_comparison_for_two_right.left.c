// claim:  inside --ints math
// truth:  equivalent
// why:    the usual way to write two comparisons as one
int inside(int x) { return (unsigned)x < 10u; }

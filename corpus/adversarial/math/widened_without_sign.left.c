// claim:  widen --ints math
// truth:  different
// why:    -1 becomes 4294967295 on the left side and -1 on the right side
long widen(int x) { return (long)(unsigned)x; }

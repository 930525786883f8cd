// claim:  wait_for
// assume: left.x == right.x
// ensure: left.ret == right.ret
// truth:  different
// why:    the right side goes round for ever at 3, where the left side returns
int wait_for(int x) { return x; }

// claim:  clamp
// assume: left.x == right.x
// ensure: left.ret <= right.ret
// truth:  different
// why:    the right side never returns, whatever the predicate says of returns
#include <stdlib.h>
int clamp(int x) { return x < 0 ? 0 : x; }

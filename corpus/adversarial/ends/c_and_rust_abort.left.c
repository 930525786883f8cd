// claim: f
// truth: equivalent
// today: unknown
// why:   both abort
#include <stdlib.h>
int f(int a) { if (a < 0) abort(); return a; }

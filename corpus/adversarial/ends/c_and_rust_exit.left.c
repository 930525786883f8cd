// claim: f
// truth: equivalent
// today: unknown
// why:   both end with the same status
#include <stdlib.h>
void f(int a) { exit(a); }

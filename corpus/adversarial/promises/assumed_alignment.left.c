// claim: f
// truth: different
// today: unknown
// why:   RIGHT promises an alignment and asks for it
#include <stdint.h>
int f(char *p) { return ((uintptr_t)p & 15) == 0; }

#include <stdint.h>
int f(char *p) { char *q = __builtin_assume_aligned(p, 16); return ((uintptr_t)q & 15) == 0; }

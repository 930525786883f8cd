// claim:  mean
// truth:  different
// why:    an empty buffer
#include <stddef.h>
unsigned mean(const unsigned char *p, size_t n) { unsigned long s = 0; for (size_t i = 0; i < n; i++) s += p[i]; return n ? (unsigned)(s / n) : 0; }

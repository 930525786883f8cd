// claim:  reverse
// truth:  equivalent
// why:    a buffer that is turned round
#include <stddef.h>
void reverse(unsigned char *p, size_t n) { for (size_t i = 0; i < n / 2; i++) { unsigned char t = p[i]; p[i] = p[n - 1 - i]; p[n - 1 - i] = t; } }

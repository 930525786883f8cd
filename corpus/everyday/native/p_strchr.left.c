// claim:  has
// truth:  equivalent
// why:    a character in a buffer
#include <stddef.h>
#include <stdbool.h>
bool has(const unsigned char *p, size_t n, unsigned char c) { while (n--) if (*p++ == c) return true; return false; }

// claim:  is_yes
// truth:  equivalent
// why:    a match on a slice of bytes against memcmp
#include <string.h>

#include <stdint.h>
int is_yes(const uint8_t *s, size_t n) { return n == 3 && memcmp(s, "yes", 3) == 0; }

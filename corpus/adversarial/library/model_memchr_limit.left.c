// claim:  has_byte
// truth:  different
// why:    memchr looks at one byte less
#include <string.h>

int has_byte(const char *s, size_t n) {
    return memchr(s, 'x', n) != NULL;
}

// claim: copy_bytes --no-alias
// truth: equivalent
// today: unknown
// why:   pointers that move against an index that counts down
#include <stddef.h>
void copy_bytes(unsigned char *to, const unsigned char *from, size_t n) {
    while (n-- > 0)
        *to++ = *from++;
}

// claim:  read
// truth:  different
// why:    the low bit of a pointer as a flag that the right side forgets to take away
#include <stdint.h>
char read(const char *p) {
    uintptr_t u = (uintptr_t)p;
    return *(const char *)(u & ~(uintptr_t)1);
}

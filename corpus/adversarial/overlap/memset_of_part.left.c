// claim:  reset_flags
// truth:  different
// why:    the range that is cleared may be part of the number
#include <string.h>

unsigned reset_flags(unsigned *flags, void *area) {
    *flags = 0xffffffffu;
    memset(area, 0, 2);
    return *flags;
}

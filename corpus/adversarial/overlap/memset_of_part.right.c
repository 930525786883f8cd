#include <string.h>

unsigned reset_flags(unsigned *flags, void *area) {
    *flags = 0xffffffffu;
    memset(area, 0, 2);
    return 0xffffffffu;
}

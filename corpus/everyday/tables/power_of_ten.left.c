// claim: power_of_ten
// truth: equivalent
// why:   a table against multiplication
#include <stdint.h>

uint32_t power_of_ten(unsigned digits) {
    uint32_t p = 1;
    if (digits > 9)
        return 0;
    while (digits--)
        p *= 10;
    return p;
}

#include <stddef.h>
#include <stdint.h>


uint32_t next_power(uint32_t n) {
    if (n == 0 || n > 0x80000000u)
        return 0;
    if (n == 1)
        return 1;
    return 2u << (31 - __builtin_clz(n - 1));
}

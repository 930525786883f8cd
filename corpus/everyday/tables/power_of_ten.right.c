#include <stdint.h>

static const uint32_t powers[] = {
    1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000,
};

uint32_t power_of_ten(unsigned digits) {
    if (digits < sizeof powers / sizeof powers[0])
        return powers[digits];
    return 0;
}

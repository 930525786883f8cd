// claim:  cubes
// assume: left.n <= 1000
// truth:  equivalent
// today:  unknown
// why:    the sum of the first cubes is the square of the sum
#include <stdint.h>

uint64_t cubes(uint32_t n) {
    uint64_t sum = 0;
    for (uint64_t i = 1; i <= n; i++)
        sum += i * i * i;
    return sum;
}

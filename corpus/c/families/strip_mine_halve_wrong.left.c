// claim:  halve
// truth:  different
// why:    a strip of seven is taken for a whole one, and the value after the array's end is changed too
// assume: left.n <= 64
#include <stddef.h>
#include <stdint.h>
void halve(uint16_t *level, size_t n, uint16_t *last) {
    for (size_t i = 0; i < n; i++)
        level[i] = level[i] / 2;
    *last = level[0];
}

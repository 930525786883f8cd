#include <stddef.h>
#include <stdint.h>


int evaluate(const uint8_t *code, size_t n, int x) {
    unsigned acc = 0;
    const uint8_t *end = code + n;
    while (code != end) {
        switch (*code++) {
        case 0: acc += (unsigned)x; break;
        case 1: acc = -acc; break;
        case 2: acc *= 2; break;
        default: return (int)acc;
        }
    }
    return (int)acc;
}

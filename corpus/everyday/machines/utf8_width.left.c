// claim: width
// truth: equivalent
// why:   the length of a sequence by ranges and by masks
#include <stdint.h>

uint32_t width(uint8_t lead) {
    if ((lead & 0x80) == 0)
        return 1;
    if ((lead & 0xe0) == 0xc0)
        return 2;
    if ((lead & 0xf0) == 0xe0)
        return 3;
    if ((lead & 0xf8) == 0xf0)
        return 4;
    return 0;
}

#include <stdint.h>
#include <string.h>

uint32_t load32(const unsigned char *p) {
    uint32_t word;
    memcpy(&word, p, sizeof word);
    return word;
}

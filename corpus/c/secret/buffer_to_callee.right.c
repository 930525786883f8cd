#include <stdint.h>
static uint8_t at(const uint8_t *p, int i) { return p[i]; }
int total(const uint8_t *key) {
    return at(key, 0) + at(key, 1);
}

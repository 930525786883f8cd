#include <stddef.h>
#include <stdint.h>
int is_aligned(const uint8_t *key, size_t n) {
    return ((uintptr_t)key & 7) == 0 && n >= 16;
}

#include <stddef.h>
#include <stdint.h>
uint32_t hash_djb(const char *s) {
    uint32_t h = 5381;
    for (size_t i = 0; s[i] != '\0'; i++)
        h = ((h << 5) + h) + (uint8_t)s[i];
    return h;
}

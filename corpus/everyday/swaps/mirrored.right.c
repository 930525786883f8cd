#include <stddef.h>

int mirrored(const unsigned char *s, size_t n) {
    for (size_t i = 0; i < n / 2; i++)
        if (s[i] != s[n - i - 1])
            return 0;
    return 1;
}

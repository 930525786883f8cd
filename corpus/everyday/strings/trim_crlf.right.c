#include <stddef.h>

size_t trimmed(const unsigned char *line, size_t n) {
    if (n > 0 && line[n - 1] == '\n')
        n--;
    if (n > 0 && line[n - 1] == '\r')
        n--;
    return n;
}

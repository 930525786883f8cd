#include <string.h>

int agree(const char *a, const char *b, size_t n) {
    size_t i = 0;
    while (i + 1 < n && a[i] && a[i] == b[i]) i++;
    return a[i] == b[i];
}

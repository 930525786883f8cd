#include <string.h>

void copy_name(char *to, const char *from, size_t n) {
    size_t i;
    for (i = 0; i < n; i++) {
        to[i] = from[i];
        if (from[i] == '\0') break;
    }
}

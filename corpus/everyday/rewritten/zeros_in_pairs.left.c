// claim:  zeros
// truth:  equivalent
// why:    two counters for even and odd places, and one left over
#include <stddef.h>
size_t zeros(const char *text, size_t n) {
    size_t found = 0;
    for (size_t i = 0; i < n; i++)
        if (text[i] == '0')
            found++;
    return found;
}

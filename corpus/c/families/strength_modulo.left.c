// claim:  lanes
// truth:  equivalent
// why:    a counter that starts again at zero against the rest of a division
#include <stddef.h>

void lanes(unsigned char *lane, size_t n) {
    for (size_t i = 0; i < n; i++)
        lane[i] = (unsigned char)(i % 5);
}

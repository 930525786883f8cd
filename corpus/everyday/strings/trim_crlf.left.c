// claim: trimmed
// truth: different
// why:   one version takes away every line end, the other at most one of each
#include <stddef.h>

size_t trimmed(const unsigned char *line, size_t n) {
    while (n > 0 && (line[n - 1] == '\n' || line[n - 1] == '\r'))
        n--;
    return n;
}

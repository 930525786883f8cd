// claim: encode --no-alias
// truth: equivalent
// today: unknown
// why:   a loop within a loop, against a count that is carried
#include <stddef.h>

size_t encode(const unsigned char *in, size_t n, unsigned char *out) {
    size_t used = 0, i = 0;
    while (i < n) {
        unsigned char c = in[i];
        size_t run = 1;
        while (run < 255 && i + run < n && in[i + run] == c)
            run++;
        out[used++] = (unsigned char)run;
        out[used++] = c;
        i += run;
    }
    return used;
}

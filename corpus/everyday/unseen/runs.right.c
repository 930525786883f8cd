#include <stddef.h>

size_t encode(const unsigned char *in, size_t n, unsigned char *out) {
    unsigned char *at = out;
    if (n == 0)
        return 0;
    unsigned char last = in[0], run = 1;
    for (size_t i = 1; i < n; i++) {
        if (in[i] == last && run < 255) {
            run++;
        } else {
            *at++ = run;
            *at++ = last;
            last = in[i];
            run = 1;
        }
    }
    *at++ = run;
    *at++ = last;
    return (size_t)(at - out);
}

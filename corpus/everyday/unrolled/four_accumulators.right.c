#include <stddef.h>
#include <stdint.h>

int64_t total(const int16_t *pcm, size_t n) {
    int64_t s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    size_t whole = n / 4 * 4;
    size_t i = 0;
    while (i < whole) {
        s0 += pcm[i + 0];
        s1 += pcm[i + 1];
        s2 += pcm[i + 2];
        s3 += pcm[i + 3];
        i += 4;
    }
    while (i < n)
        s0 += pcm[i++];
    return s0 + s1 + (s2 + s3);
}

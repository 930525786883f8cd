#include <stddef.h>

void copy(unsigned char *to, size_t n, const unsigned char *from) {
    size_t rounds = (n + 3) / 4;
    if (n == 0)
        return;
    switch (n % 4) {
    case 0:
        do {
            *to++ = *from++;
    case 3:
            *to++ = *from++;
    case 2:
            *to++ = *from++;
    case 1:
            *to++ = *from++;
        } while (--rounds > 0);
    }
}

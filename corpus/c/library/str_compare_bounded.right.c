#include <stddef.h>
int str_compare_bounded(const char *a, const char *b, size_t n) {
    while (n > 0) {
        unsigned char x = *a++;
        unsigned char y = *b++;
        if (x != y)
            return x - y;
        if (!x)
            return 0;
        --n;
    }
    return 0;
}

#include <stddef.h>
int mem_compare(const void *a, const void *b, size_t n) {
    const unsigned char *x = a;
    const unsigned char *y = b;
    while (n != 0) {
        int d = (int)*x++ - (int)*y++;
        if (d != 0)
            return d > 0 ? 1 : -1;
        n--;
    }
    return 0;
}

#include <stddef.h>

int compare_n(const unsigned char *a, const unsigned char *b, size_t n) {
    while (n != 0 && *a == *b && *a != 0) {
        a++;
        b++;
        n--;
    }
    if (n == 0)
        return 0;
    return (*a > *b) - (*a < *b);
}

// claim: compare_n
// truth: equivalent
// why:   an index and a difference of elements, against pointers with one exit
#include <stddef.h>

int compare_n(const unsigned char *a, const unsigned char *b, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
        if (a[i] == 0)
            return 0;
    }
    return 0;
}

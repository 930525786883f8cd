#include <stddef.h>

int compare(const char *a, const char *b) {
    for (size_t i = 0;; i++) {
        unsigned char x = (unsigned char)a[i], y = (unsigned char)b[i];
        if (x != y)
            return x - y;
        if (x == 0)
            return 0;
    }
}

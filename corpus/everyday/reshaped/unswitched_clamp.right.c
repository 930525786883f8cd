#include <stddef.h>
#include <stdint.h>

void adjust(int *a, int n, int up) {
    if (up) {
        for (int i = 0; i < n; i++)
            if (a[i] < 0)
                a[i] = 0;
    } else {
        for (int *p = a; n-- > 0; p++)
            if (*p > 0)
                *p = 0;
    }
}

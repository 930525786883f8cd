#include <stddef.h>
void clamp(int *a, size_t n, int most) {
    for (size_t i = n; i-- > 0;)
        a[i] = a[i] < most ? a[i] : most;
}

#include <stddef.h>

void reverse(int *v, size_t n) {
    if (n < 2)
        return;
    int *front = v, *back = v + n - 1;
    for (; front < back; ++front, --back) {
        int saved = *back;
        *back = *front;
        *front = saved;
    }
}

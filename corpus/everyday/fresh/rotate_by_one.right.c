#include <string.h>

void rotate_by_one(int *a, int n) {
    if (n <= 1)
        return;
    int last = a[n - 1];
    memmove(a + 1, a, (size_t)(n - 1) * sizeof a[0]);
    a[0] = last;
}

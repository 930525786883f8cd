#include <stdbool.h>

static bool seen(const int *from, const int *to, int value) {
    for (; from != to; from++)
        if (*from == value)
            return true;
    return false;
}

bool all_distinct(const int *a, int n) {
    for (int i = 1; i < n; i++)
        if (seen(a, a + i, a[i]))
            return false;
    return true;
}

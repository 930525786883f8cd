// claim:  order
// truth:  different
// today:  unknown
// why:    the comparator reads a constant text that differs in a digit behind a number sign

#include <stdlib.h>

static const char KEY[] = "#1";

static int by_key(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return KEY[1] == '1' ? (x > y) - (x < y) : (x < y) - (x > y);
}

void order(int *v, int n) {
    if (n > 1)
        qsort(v, (size_t)n, sizeof *v, by_key);
}

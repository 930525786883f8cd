// claim:  row
// truth:  equivalent
// why:    numbers with separators, in two ways
#include <stdio.h>

void row(const int *v, int n) {
    for (int i = 0; i < n; i++) printf("%d%s", v[i], i + 1 < n ? ", " : "\n");
}

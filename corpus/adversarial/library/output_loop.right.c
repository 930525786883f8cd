#include <stdio.h>

void row(const int *v, int n) {
    for (int i = 0; i < n; i++) {
        printf("%d", v[i]);
        if (i + 1 < n) fputs(", ", stdout);
        else putchar('\n');
    }
}

// claim:  dots
// truth:  equivalent
// why:    characters one by one against a string
#include <stdio.h>

void dots(int n) {
    for (int i = 0; i < n; i++)
        putchar('.');
}

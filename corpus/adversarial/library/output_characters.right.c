#include <stdio.h>

void dots(int n) {
    for (int i = 0; i < n; i++)
        printf(".");
}

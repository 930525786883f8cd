#include <stdio.h>

void show(int x, int y) {
    printf("%d, ", x);
    printf("%d\n", y);
}

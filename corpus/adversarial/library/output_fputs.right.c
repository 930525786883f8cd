#include <stdio.h>

int label(int x) {
    printf("value %d\n", x);
    return x;
}

#include <stdio.h>

int width(int x) {
    printf("%d", x);
    return 1;
}

#include <stdio.h>

void show(int x) {
    printf("%d \n", x);
}

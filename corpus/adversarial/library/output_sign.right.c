#include <stdio.h>

void show(int n) {
    printf("%u\n", n);
}

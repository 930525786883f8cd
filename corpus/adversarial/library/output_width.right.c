#include <stdio.h>

void show(int n) {
    printf("%05d|", n);
}

#include <stdio.h>

void show(unsigned x) {
    printf("%X\n", x);
}

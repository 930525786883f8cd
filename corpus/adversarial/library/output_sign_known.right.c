#include <stdio.h>

void show(unsigned char n) {
    printf("%u", (unsigned)n);
    putchar('\n');
}

// claim:  show
// truth:  equivalent
// why:    a byte has no sign to be printed
#include <stdio.h>

void show(unsigned char n) {
    printf("%d\n", n);
}

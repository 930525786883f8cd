// claim:  show
// truth:  equivalent
// why:    the same text in two pieces
#include <stdio.h>

void show(int x, int y) {
    printf("%d, %d\n", x, y);
}

// claim:  show
// truth:  different
// why:    an unsigned number has no sign
#include <stdio.h>

void show(int n) {
    printf("%d\n", n);
}

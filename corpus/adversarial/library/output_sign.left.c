// claim:  show
// truth:  different
// today:  unknown
// why:    an unsigned number has no sign
#include <stdio.h>

void show(int n) {
    printf("%d\n", n);
}

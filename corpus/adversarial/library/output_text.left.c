// claim:  show
// truth:  different
// why:    one blank more
#include <stdio.h>

void show(int x) {
    printf("%d\n", x);
}

// claim:  show
// truth:  different
// today:  unknown
// why:    small and large letters
#include <stdio.h>

void show(unsigned x) {
    printf("%x\n", x);
}

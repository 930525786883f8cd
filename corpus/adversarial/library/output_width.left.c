// claim:  show
// truth:  different
// today:  unknown
// why:    blanks and zeros before a number
#include <stdio.h>

void show(int n) {
    printf("%5d|", n);
}

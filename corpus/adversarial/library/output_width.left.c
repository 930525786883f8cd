// claim:  show
// truth:  different
// why:    blanks and zeros before a number
#include <stdio.h>

void show(int n) {
    printf("%5d|", n);
}

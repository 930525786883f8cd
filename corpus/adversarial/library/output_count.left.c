// claim:  width
// truth:  different
// why:    printf gives the number of characters
#include <stdio.h>

int width(int x) {
    return printf("%d", x);
}

// claim:  width
// truth:  different
// today:  unknown
// why:    printf gives the number of characters
#include <stdio.h>

int width(int x) {
    return printf("%d", x);
}

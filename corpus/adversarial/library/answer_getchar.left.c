// claim:  is_large
// truth:  equivalent
// today:  unknown
// why:    getchar never gives more than 255
#include <stdio.h>

int is_large(void) {
    int c = getchar();
    if (c > 255)
        return 7;
    return 0;
}

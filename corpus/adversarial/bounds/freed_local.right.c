#include <stdlib.h>

int pick(int i) {
    int table[4] = { 2, 3, 5, 7 };
    int *p = table;
    int result = p[i & 3];
    if (i > 3)
        free(p);
    return result;
}

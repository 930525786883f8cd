#include <stdlib.h>

int scratch(int a) {
    int *p = malloc(4 * sizeof *p);
    if (!p)
        return a;
    p++;
    *p = a;
    int result = *p + 1;
    free(p);
    return result;
}

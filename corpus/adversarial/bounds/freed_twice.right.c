#include <stdlib.h>

int scratch(int a) {
    int *p = malloc(sizeof *p);
    if (!p)
        return a;
    *p = a;
    int result = *p + 1;
    free(p);
    if (result > 100)
        free(p);
    return result;
}

#include <stdlib.h>
int *make(int x) {
    int *p = malloc(sizeof(int));
    *p = x + 1;
    return p;
}

#include <stdlib.h>

int *chosen(int a) {
    int *spare = malloc(sizeof *spare);
    int *p = malloc(sizeof *p);
    if (spare) *spare = a + 1;
    free(spare);
    if (p) *p = a;
    return p;
}

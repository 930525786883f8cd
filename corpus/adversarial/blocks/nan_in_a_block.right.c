#include <stdlib.h>

double *ratio(double a, double b) {
    double *p = malloc(sizeof *p);
    if (!p) return NULL;
    *p = a == 0 && b == 0 ? __builtin_nan("") : a / b;
    return p;
}

// claim: ratio
// truth: different
// why: a zero divided by anything negative is a negative zero
#include <stdlib.h>

double *ratio(double a, double b) {
    double *p = malloc(sizeof *p);
    if (!p) return NULL;
    *p = a / b;
    return p;
}

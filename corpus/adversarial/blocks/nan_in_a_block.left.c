// claim: ratio
// truth: equivalent
// why: both are NaN where the divisor is zero and the dividend, too
#include <stdlib.h>

double *ratio(double a, double b) {
    double *p = malloc(sizeof *p);
    if (!p) return NULL;
    *p = a / b;
    return p;
}

// claim:  gamma_sign
// truth:  different
// today:  unknown
// why:    lgamma sets signgam
#define _DEFAULT_SOURCE
#include <math.h>

int gamma_sign(double x, double *value) {
    signgam = 1;
    *value = lgamma(x);
    return signgam;
}

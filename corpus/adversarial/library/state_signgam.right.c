#define _DEFAULT_SOURCE
#include <math.h>

int gamma_sign(double x, double *value) {
    signgam = 1;
    *value = lgamma(x);
    return 1;
}

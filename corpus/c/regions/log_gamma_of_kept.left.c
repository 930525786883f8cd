// claim:  log_gamma_of
// truth:  equivalent
// today:  unknown
// why:    the coefficients' sum is unrolled by hand
#include <math.h>

double log_gamma_of(double x) {
    if (x <= 0.0) {
        return 0.0;
    }
    double y = x;
    double tmp = x + 5.5;
    tmp -= (x + 0.5) * log(tmp);
    double ser = 1.000000000190015;
    y += 1.0;
    ser += 76.18009172947146 / y;
    y += 1.0;
    ser += -86.50532032941677 / y;
    y += 1.0;
    ser += 24.01409824083091 / y;
    return -tmp + log(2.5066282746310005 * ser / x);
}

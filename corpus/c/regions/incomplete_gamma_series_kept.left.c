// claim:  incomplete_gamma_series
// truth:  equivalent
// today:  unknown
// why:    the loop that leaves in the middle became one with the test in its condition
#include <math.h>

double incomplete_gamma_series(double a, double x, int most) {
    if (x <= 0.0 || a <= 0.0) {
        return 0.0;
    }
    double ap = a;
    double del = 1.0 / a;
    double sum = del;
    for (int n = 1; n <= most; n++) {
        ap += 1.0;
        del *= x / ap;
        sum += del;
        if (fabs(del) < fabs(sum) * 3.0e-7) {
            break;
        }
    }
    return sum * exp(-x + a * log(x));
}

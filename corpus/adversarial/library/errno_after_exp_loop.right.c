#include <errno.h>
#include <math.h>
int overflows(const double *values, int n, double *sum) {
    double total = 0.0;
    for (int i = 0; i < n; i++) {
        errno = 0;
        total += exp(values[i]);
    }
    *sum = total;
    return 0;
}

#include <errno.h>
#include <math.h>
int rounded(double x, double *out) {
    double a = fabs(x);
    errno = 0;
    *out = floor(a);
    return 0;
}

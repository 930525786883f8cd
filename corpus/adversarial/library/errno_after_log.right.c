#include <errno.h>
#include <math.h>
int checked_log(double x, double *result) {
    errno = 0;
    *result = log(x);
    return 0;
}

#include <errno.h>
#include <math.h>
int root_status(double x, double *root) {
    double r = sqrt(x);
    errno = 0;
    *root = r;
    return errno;
}

// claim:  rounded
// truth:  equivalent
// why:    fabs and floor never set errno
#include <errno.h>
#include <math.h>
int rounded(double x, double *out) {
    errno = 0;
    *out = floor(fabs(x));
    return 0;
}

// claim:  checked_log
// truth:  different
// today:  unknown
// why:    log of a negative number sets errno
#include <errno.h>
#include <math.h>
int checked_log(double x, double *result) {
    errno = 0;
    *result = log(x);
    return errno != 0;
}

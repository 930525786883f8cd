// claim:  root_status
// truth:  different
// today:  unknown
// why:    sqrt of a negative number sets errno, and the root is computed before errno is cleared
#include <errno.h>
#include <math.h>
int root_status(double x, double *root) {
    errno = 0;
    *root = sqrt(x);
    return errno;
}

// claim:  grows_too_far
// truth:  different
// today:  unknown
// why:    pow that overflows sets errno, which a helper looks at
#include <errno.h>
#include <math.h>
static int failed(void) {
    return errno == ERANGE;
}

int grows_too_far(double base, double years) {
    errno = 0;
    double end = pow(base, years);
    return failed() || end < 0.0;
}

// claim:  remainder_or
// truth:  different
// today:  unknown
// why:    fmod with a zero divisor sets errno
#include <errno.h>
#include <math.h>
double remainder_or(double x, double y, double otherwise) {
    errno = 0;
    double r = fmod(x, y);
    return errno ? otherwise : r;
}

// claim:  lower Lower.lower
// truth:  different
// why:    fmin ignores a NaN, Math.min does not
#include <math.h>
double lower(double a, double b) {
    return fmin(a, b);
}

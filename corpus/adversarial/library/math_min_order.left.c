// claim:  lower
// truth:  different
// why:    of two zeros the first one is given
#include <math.h>
double lower(double a, double b) {
    return fmin(a, b);
}

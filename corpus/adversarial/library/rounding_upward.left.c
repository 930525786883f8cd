// claim:  upper_sum
// truth:  different
// today:  unknown
// why:    x + y is not -(-x - y) when rounding upward
#include <fenv.h>
double upper_sum(double x, double y) {
    fesetround(FE_UPWARD);
    double sum = x + y;
    fesetround(FE_TONEAREST);
    return sum;
}

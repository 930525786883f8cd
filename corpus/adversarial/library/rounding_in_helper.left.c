// claim:  lower_gap
// truth:  different
// today:  unknown
// why:    the mode is set in a helper; rounding down, a - b is not -(b - a)
#include <fenv.h>
static void downward(void) {
    fesetround(FE_DOWNWARD);
}

static void nearest(void) {
    fesetround(FE_TONEAREST);
}

double lower_gap(double a, double b) {
    downward();
    double gap = a - b;
    nearest();
    return gap;
}

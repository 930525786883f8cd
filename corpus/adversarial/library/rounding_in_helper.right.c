#include <fenv.h>
static void downward(void) {
    fesetround(FE_DOWNWARD);
}

static void nearest(void) {
    fesetround(FE_TONEAREST);
}

double lower_gap(double a, double b) {
    downward();
    double gap = -(b - a);
    nearest();
    return gap;
}

// claim:  whole
// truth:  different
// today:  unknown
// why:    rint obeys the rounding mode, which is set too late on one side
#include <fenv.h>
#include <math.h>

double whole(double x) {
    fesetround(FE_TOWARDZERO);
    double r = rint(x);
    fesetround(FE_TONEAREST);
    return r;
}

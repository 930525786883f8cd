#include <fenv.h>
#include <math.h>

double whole(double x) {
    double r = rint(x);
    fesetround(FE_TOWARDZERO);
    fesetround(FE_TONEAREST);
    return r;
}

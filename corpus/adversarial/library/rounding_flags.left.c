// claim:  is_inexact
// truth:  different
// today:  unknown
// why:    a product that overflows on the way shows in a flag, whatever the result is
#include <fenv.h>
int is_inexact(double x, double *half) {
    feclearexcept(FE_ALL_EXCEPT);
    *half = x * 0.5;
    return fetestexcept(FE_OVERFLOW) != 0;
}

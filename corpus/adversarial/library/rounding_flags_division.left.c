// claim:  divides_exactly
// truth:  different
// today:  unknown
// why:    whether a division was inexact shows in a flag
#include <fenv.h>
int divides_exactly(double a, double b) {
    feclearexcept(FE_INEXACT);
    double r = a / b;
    return fetestexcept(FE_INEXACT) == 0 && r == r;
}

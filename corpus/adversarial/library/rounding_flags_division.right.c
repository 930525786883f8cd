#include <fenv.h>
int divides_exactly(double a, double b) {
    double r = a / b;
    feclearexcept(FE_INEXACT);
    return fetestexcept(FE_INEXACT) == 0 && r == r;
}

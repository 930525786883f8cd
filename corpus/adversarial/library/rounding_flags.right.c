#include <fenv.h>
int is_inexact(double x, double *half) {
    feclearexcept(FE_ALL_EXCEPT);
    *half = (x * 4.0) > 1e308 || (x * 4.0) < -1e308 ? x * 0.5 : (x * 4.0) * 0.125;
    return fetestexcept(FE_OVERFLOW) != 0;
}

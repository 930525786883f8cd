#include <math.h>
int exponent_of(double x) {
    int exponent = 0;
    double m = frexp(x, &exponent);
    (void)m;
    return 0;
}

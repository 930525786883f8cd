// claim:  power Power.power
// truth:  different
// why:    pow(1, NaN) is 1 in C and NaN in Java
#include <math.h>
double power(double base, double exponent) {
    return pow(base, exponent);
}

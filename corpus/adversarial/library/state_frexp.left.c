// claim:  exponent_of
// truth:  different
// today:  unknown
// why:    frexp writes the exponent through its pointer
#include <math.h>
int exponent_of(double x) {
    int exponent = 0;
    frexp(x, &exponent);
    return exponent;
}

// claim:  hypotenuse Hypotenuse.hypotenuse
// truth:  equivalent
// why:    square roots are exactly specified on all platforms
#include <math.h>
double hypotenuse(double a, double b) {
    return sqrt(a * a + b * b);
}

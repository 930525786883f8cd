// claim:  parts
// truth:  equivalent
// why:    modf writes the whole part; the two ask for it in another order
#include <math.h>
double parts(double x, double *whole) {
    double fraction = modf(x, whole);
    return fraction;
}

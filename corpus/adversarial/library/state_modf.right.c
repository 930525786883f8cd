#include <math.h>
double parts(double x, double *whole) {
    return modf(x, whole);
}

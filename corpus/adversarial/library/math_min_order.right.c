#include <math.h>
double lower(double a, double b) {
    return fmin(b, a);
}

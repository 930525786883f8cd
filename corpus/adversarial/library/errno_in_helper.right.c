#include <errno.h>
#include <math.h>
int grows_too_far(double base, double years) {
    double end = pow(base, years);
    return end < 0.0;
}

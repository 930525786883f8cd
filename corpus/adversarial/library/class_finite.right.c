#include <math.h>
int finite(double x) {
    return fabs(x) < INFINITY;
}

// claim:  lowest
// truth:  equivalent
// why:    the same minimum of three numbers, taken step by step
#include <math.h>
double lowest(double a, double b, double c) {
    return fmin(fmin(a, b), c);
}

#include <math.h>
double lowest(double a, double b, double c) {
    double least = fmin(a, b);
    least = fmin(least, c);
    return least;
}

#include <math.h>
double root_or_zero(double x)
{
    double value = log(x);
    return x < 0 ? 0.0 : value;
}

#include <math.h>
double f(double a, double b){return copysign(a,b);}

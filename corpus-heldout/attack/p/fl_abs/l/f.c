#include <math.h>
double f(double a){return fabs(a);}

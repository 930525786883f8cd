#include <math.h>
double f(double a){return pow(a, 0.5);}

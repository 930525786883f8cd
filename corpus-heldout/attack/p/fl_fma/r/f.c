#include <math.h>
double f(double a, double b, double c){return fma(a,b,c);}

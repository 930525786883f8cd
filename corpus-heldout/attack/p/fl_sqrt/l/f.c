#include <math.h>
double f(double a){return sqrt(a);}

#include <math.h>
double f(double a){return round(a);}

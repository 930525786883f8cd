#include <math.h>
double f(double a,double b){return fmax(a,b);}

#include <math.h>
int f(double a){return isnan(a) != 0;}

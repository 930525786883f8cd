#include <math.h>
double f(double a){return floor(a + 0.5);}

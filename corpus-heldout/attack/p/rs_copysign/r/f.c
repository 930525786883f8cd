#include <math.h>
double f(double a, double b){double m=fabs(a); return b<0||(b==0&&1/b<0) ? -m : m;}

#include <math.h>
int f(double a){return signbit(a)!=0;}

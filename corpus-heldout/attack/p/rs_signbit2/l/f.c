#include <math.h>
#include <string.h>
int f(double a){return signbit(a)!=0;}

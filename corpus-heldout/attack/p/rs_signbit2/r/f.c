#include <string.h>
int f(double a){ long u; memcpy(&u,&a,8); return u<0;}

#include <string.h>
long f(double a){ double b=-a; long u; memcpy(&u,&b,8); return u;}

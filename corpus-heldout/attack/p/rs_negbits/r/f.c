#include <string.h>
long f(double a){ double b=-0.0-a; long u; memcpy(&u,&b,8); return u;}

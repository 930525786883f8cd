#include <string.h>
unsigned long f(double a){unsigned long u; memcpy(&u,&a,8); return u;}

#include <string.h>
unsigned long f(double a){unsigned long u; double b = a + 0; memcpy(&u,&b,8); return u;}

#include <string.h>
void f(char*d){ d[0]='a';d[1]='b';d[2]=0; }

// claim:  f
// truth:  equivalent
// today:  unknown
// why:    a read into a variable
#include <stdio.h>
int g;
void f(const char *s) { if (sscanf(s, "%d", &g) != 1) g = 0; }

// claim:  f
// truth:  equivalent
// today:  unknown
// why:    both print the same text; what C prints is known from native runs only
#include <stdio.h>
void f(int x) { printf("%d\n", x); }

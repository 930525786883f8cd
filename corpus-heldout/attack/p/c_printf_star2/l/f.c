#include <stdio.h>
void f(int x){ printf("%*d|",x,3); }

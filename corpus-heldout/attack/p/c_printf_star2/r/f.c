#include <stdio.h>
void f(int x){ printf("%*d|",x<0?-x:x,3); }

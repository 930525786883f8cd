#include <stdio.h>
void f(int x){ printf("%*d|",-5,x); }

#include <stdio.h>
void f(double a) { printf("%g\n", a); }

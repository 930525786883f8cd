#include <stdio.h>
void f(int a) { printf("%d\n", a); }

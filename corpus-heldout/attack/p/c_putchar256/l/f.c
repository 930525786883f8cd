#include <stdio.h>
void f(int x){ putchar(x); }

#include <stdio.h>
void f(int x){ putchar((unsigned char)x); }

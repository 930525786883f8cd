#include <stdio.h>
void f(int x){ printf("0|"); }

#include <stdio.h>
void f(int x){ printf("%hhd\n",x); }

#include <stdio.h>
void f(int x){ printf("%#x|",0); }

#include <stdio.h>
void f(const char*s){ printf("%.3s",s); }

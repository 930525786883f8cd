#include <stdio.h>
void f(const char *p) { printf("%s\n", p); }

#include <stdio.h>
int g;
void f(const char *s) { int x = 0; if (sscanf(s, "%d", &x) != 1) x = 0; g = x; }

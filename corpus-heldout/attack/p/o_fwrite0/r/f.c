#include <stdio.h>
void f(FILE *o, const char *p) { }

#include <stdio.h>
int f(FILE *o, int c) { return fputc(c, o) == c; }

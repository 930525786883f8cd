#include <stdio.h>
void f(FILE *a, FILE *b) { fputs("y", b); fputs("x", a); }

#include <stdio.h>
void f(FILE *a, FILE *b) { fputs("x", a); fputs("y", b); }

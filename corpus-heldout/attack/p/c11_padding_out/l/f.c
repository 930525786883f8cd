#include <stdio.h>
#include <string.h>
struct S { char a; int b; };
void f(struct S *x, FILE *o) { x->a = 1; fwrite(x, sizeof *x, 1, o); }

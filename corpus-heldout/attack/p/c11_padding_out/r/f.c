#include <stdio.h>
#include <string.h>
struct S { char a; int b; };
void f(struct S *x, FILE *o) { int b = x->b; memset(x, 0, sizeof *x); x->a = 1; x->b = b; fwrite(x, sizeof *x, 1, o); }

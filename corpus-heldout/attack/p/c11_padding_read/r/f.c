#include <string.h>
struct S { char a; int b; };
int f(struct S *x, char *p) { int b = x->b; memset(x, 0, sizeof *x); x->a = 1; x->b = b; return p[1]; }

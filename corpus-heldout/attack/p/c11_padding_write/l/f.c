#include <string.h>
struct S { char a; int b; };
void f(struct S *x) { memset(x, 0, sizeof *x); }

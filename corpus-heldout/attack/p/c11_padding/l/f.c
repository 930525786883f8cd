#include <string.h>
struct S { char a; int b; };
int f(struct S *x, struct S *y) { return memcmp(x, y, sizeof *x) == 0; }

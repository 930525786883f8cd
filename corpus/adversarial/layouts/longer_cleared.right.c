#include <string.h>
struct S { int a; int b; int c; };
void clear(struct S *s) { memset(s, 0, sizeof *s); }

// claim:  f
// truth:  different
// today:  unknown
// why:    the right side restores what the call wrote
#include <stdio.h>
void f(char *out, unsigned n) { snprintf(out, 4, "#%u", n); }

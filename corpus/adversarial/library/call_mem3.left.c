// claim:  f
// truth:  equivalent
// today:  unknown
// why:    the right side writes what the call writes
#include <string.h>
#include <stdio.h>
void f(char *out) { sprintf(out, "ab"); }

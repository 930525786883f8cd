// claim:  f
// truth:  equivalent
// today:  unknown
// why:    a call that fills memory, and by hand
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
void f(char *out) { char tmp[8]; sprintf(tmp, "%d", 7); memcpy(out, tmp, 2); }

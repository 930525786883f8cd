// claim:  label
// truth:  equivalent
// today:  unknown
// why:    a number with two digits by snprintf or by hand
#include <stdio.h>
void label(char *out, unsigned n) { snprintf(out, 4, "#%u", n % 10u); }

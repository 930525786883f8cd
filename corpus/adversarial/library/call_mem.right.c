#include <stdio.h>
void f(char *out, unsigned n) { char c = out[0]; snprintf(out, 4, "#%u", n); out[0] = c; }

#include <stdio.h>
void f(char *out, unsigned n) { snprintf(out, 4, "#%u", n % 10u); }

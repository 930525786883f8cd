#include <stdarg.h>
int n;
static void h(int c, ...) { va_list a; va_start(a, c); int *r = va_arg(a, int *); va_end(a); *r = 5; }
int f(int x) { int y = x; h(1, &y); return x; }

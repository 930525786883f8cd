#include <stdarg.h>
static int n;
static int h(int c, ...) { va_list a; va_start(a, c); int r = va_arg(a, int); va_end(a); return n += r; }
int f(int x) { if (x == 0) return n; return h(1, x); }

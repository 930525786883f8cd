#include <stdarg.h>
static int *keep;
static void h(int c, ...) { va_list a; va_start(a, c); if (c) keep = va_arg(a, int *); else if (keep) (*keep)++; va_end(a); }
int f(int x) { int y = x; h(1, &y); y = 3; h(0); return 3; }

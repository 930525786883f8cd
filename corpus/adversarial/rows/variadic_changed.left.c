// claim:  *
// truth:  different
// today:  unknown
// why:    the variadic function is the one that changed; the other one is the same
#include <stdarg.h>

int total(int count, ...) {
    va_list list;
    int sum = 0;
    va_start(list, count);
    for (int i = 0; i < count; i++) sum += va_arg(list, int);
    va_end(list);
    return sum;
}

int twice(int x) { return 2 * x; }

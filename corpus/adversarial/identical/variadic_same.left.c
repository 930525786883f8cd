// claim:  sum
// truth:  equivalent
// why:    the same code with a variable number of arguments; its private helper has another name
#include <stdarg.h>

static int add(int left, int right) {
    return left + right;
}

int sum(int count, ...) {
    va_list rest;
    int total = 0;
    va_start(rest, count);
    for (int i = 0; i < count; i++)
        total = add(total, va_arg(rest, int));
    va_end(rest);
    return total;
}

// claim:  f
// truth:  equivalent
// why:    what the helper does cannot be lowered, and does not matter: it is the same

#include <stdarg.h>

static volatile int ticks;

static int sum_of(int count, ...) {
    va_list list;
    int sum = 0;
    va_start(list, count);
    for (int i = 0; i < count; i++)
        sum += va_arg(list, int) ^ ticks++;
    va_end(list);
    return sum;
}

int f(int a, int b) {
    int low = a < b ? a : b;
    int high = a < b ? b : a;
    return sum_of(2, low, high) * 2;
}

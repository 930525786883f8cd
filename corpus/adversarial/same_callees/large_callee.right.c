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
    if (b <= a) {
        int other = a;
        a = b;
        b = other;
    }
    int sum = sum_of(2, a, b);
    return sum + sum;
}

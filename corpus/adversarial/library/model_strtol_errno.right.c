#include <errno.h>
#include <limits.h>
#include <stdlib.h>

int overflows(const char *s) {
    long n;
    errno = 0;
    n = strtol(s, NULL, 10);
    return n == LONG_MAX || n == LONG_MIN;
}

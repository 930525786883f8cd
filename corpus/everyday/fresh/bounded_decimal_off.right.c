#include <limits.h>

int parse(const char *s) {
    long long value = 0;
    while (*s >= '0' && *s <= '9') {
        value = value * 10 + (*s++ - '0');
        if (value >= INT_MAX)
            return -1;
    }
    return (int)value;
}

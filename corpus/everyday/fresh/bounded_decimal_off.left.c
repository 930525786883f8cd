// claim: parse
// truth: different
// why:   the largest number itself is refused
#include <limits.h>

int parse(const char *s) {
    int value = 0;
    for (; *s >= '0' && *s <= '9'; s++) {
        int digit = *s - '0';
        if (value > (INT_MAX - digit) / 10)
            return -1;
        value = value * 10 + digit;
    }
    return value;
}

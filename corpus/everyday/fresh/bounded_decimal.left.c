// claim: parse
// truth: equivalent
// why:   the limit is tested before the step, against a step in wide numbers
#include <limits.h>

int parse(const char *s) {
    int value = 0;
    if (*s == '\0')
        return -1;
    for (; *s; s++) {
        if (*s < '0' || *s > '9')
            return -1;
        int digit = *s - '0';
        if (value > (INT_MAX - digit) / 10)
            return -1;
        value = value * 10 + digit;
    }
    return value;
}

#include <limits.h>
#include <stddef.h>

int parse(const char *s) {
    long long value = 0;
    size_t i = 0;
    do {
        unsigned digit = (unsigned)s[i] - '0';
        if (digit > 9)
            return -1;
        value = value * 10 + digit;
        if (value > INT_MAX)
            return -1;
        i++;
    } while (s[i] != '\0');
    return (int)value;
}

#include <stddef.h>
size_t str_span_digits(const char *s) {
    const char *p = s;
    while ((unsigned)(*p - '0') < 10u)
        p++;
    return (size_t)(p - s);
}

#include <string.h>

size_t skip_digits(const char *s) {
    size_t n = 0;
    while (s[n] == '0' || s[n] == '1') n++;
    return n;
}

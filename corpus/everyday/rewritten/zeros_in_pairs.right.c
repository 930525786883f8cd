#include <stddef.h>
size_t zeros(const char *text, size_t n) {
    size_t even = 0, odd = 0, i = 0;
    for (; i + 1 < n; i += 2) {
        even += text[i] == '0';
        odd += text[i + 1] == '0';
    }
    if (i < n)
        even += text[i] == '0';
    return even + odd;
}

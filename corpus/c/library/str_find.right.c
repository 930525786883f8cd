#include <stddef.h>
const char *str_find(const char *s, int c) {
    size_t i = 0;
    for (;;) {
        if (s[i] == (char)c)
            return &s[i];
        if (!s[i])
            return 0;
        i++;
    }
}

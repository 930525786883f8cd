#include <stddef.h>
const char *str_find_last(const char *s, char c) {
    const char *found = 0;
    for (size_t i = 0;; i++) {
        if (s[i] == c)
            found = s + i;
        if (s[i] == '\0')
            return found;
    }
}

#include <stdbool.h>
#include <stddef.h>

static bool is_special(char c) {
    return c == '\n' || c == '\t' || c == '"' || c == '\\';
}

size_t escaped_length(const char *text) {
    size_t length = 0;
    while (*text) {
        char c = *text++;
        length++;
        if (is_special(c))
            length++;
    }
    return length;
}

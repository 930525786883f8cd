#include <stddef.h>
#include <stdint.h>

int comment_depth(const char *s, size_t n) {
    int inside = 0, comments = 0;
    while (n-- > 0) {
        char c = *s++;
        if (inside && c == '\n') {
            inside = 0;
        } else if (!inside && c == '#') {
            inside = 1;
            ++comments;
        }
    }
    return comments;
}

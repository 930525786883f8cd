#include <stddef.h>

int balanced(const char *s) {
    int depth = 0;
    for (size_t i = 0; s[i] != '\0'; i++) {
        if (s[i] == '(') {
            depth += 1;
        } else if (s[i] == ')') {
            depth -= 1;
            if (depth == -1)
                return 0;
        }
    }
    return !depth;
}

#include <stdbool.h>

static bool blank(char c) {
    return c == ' ' || c == '\t' || c == '\n';
}

int words(const char *s) {
    int count = 0;
    bool before = true;
    for (unsigned long i = 0; s[i] != '\0'; i++) {
        bool now = blank(s[i]);
        if (before && !now)
            count++;
        before = now;
    }
    return count;
}

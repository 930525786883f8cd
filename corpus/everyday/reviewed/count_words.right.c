#include <stdbool.h>
static bool blank(char c) {
    return c == ' ' || c == '\t' || c == '\n';
}
int count_words(const char *s) {
    int words = 0;
    char before = ' ';
    while (*s != '\0') {
        if (blank(before) && !blank(*s))
            ++words;
        before = *s++;
    }
    return words;
}

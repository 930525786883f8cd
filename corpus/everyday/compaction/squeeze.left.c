// claim: squeeze
// truth: equivalent
// why:   one letter taken out of a string in place
#include <stddef.h>

void squeeze(char *s, char c) {
    size_t i, j;
    for (i = j = 0; s[i] != '\0'; i++)
        if (s[i] != c)
            s[j++] = s[i];
    s[j] = '\0';
}

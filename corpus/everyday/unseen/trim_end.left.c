// claim: trim_end
// truth: equivalent
// why:   trailing blanks taken off by index and by pointer
#include <string.h>

void trim_end(char *s) {
    size_t n = strlen(s);
    while (n > 0 && (s[n - 1] == ' ' || s[n - 1] == '\t'))
        n--;
    s[n] = '\0';
}

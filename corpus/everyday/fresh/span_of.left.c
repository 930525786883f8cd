// claim: span_of
// truth: equivalent
// why:   a nested loop with a flag against strchr by hand in a function
#include <stddef.h>

size_t span_of(const char *s, const char *accept) {
    size_t n = 0;
    for (;;) {
        int found = 0;
        if (s[n] == '\0')
            break;
        for (size_t k = 0; accept[k] != '\0'; k++) {
            if (accept[k] == s[n]) {
                found = 1;
                break;
            }
        }
        if (!found)
            break;
        n++;
    }
    return n;
}

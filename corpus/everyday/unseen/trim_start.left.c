// claim: trim_start
// truth: equivalent
// today: unknown
// why:   memmove against a loop that copies
#include <string.h>

void trim_start(char *s) {
    size_t skip = 0;
    while (s[skip] == ' ')
        skip++;
    if (skip > 0)
        memmove(s, s + skip, strlen(s + skip) + 1);
}

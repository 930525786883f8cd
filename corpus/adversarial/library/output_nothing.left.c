// claim:  say
// truth:  different
// why:    even one who prints nothing needs a stream
#include <stdio.h>

void say(FILE *to, const char *s) {
    if (*s) fputs(s, to);
}

// claim:  say
// truth:  different
// today:  unknown
// why:    a text that is given as a format
#include <stdio.h>

void say(const char *s) {
    fputs(s, stdout);
}

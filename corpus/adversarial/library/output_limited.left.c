// claim:  say
// truth:  equivalent
// why:    the first characters of a text
#include <stdio.h>

void say(const char *s) {
    printf("%.3s", s);
}

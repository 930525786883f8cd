// claim:  say
// truth:  different
// why:    one character more of a text
#include <stdio.h>

void say(const char *s) {
    printf("%.3s", s);
}

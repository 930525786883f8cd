// claim:  say
// truth:  different
// why:    printf writes to what stdout is assigned to
#include <stdio.h>

void say(const char *s) {
    printf("%s\n", s);
}

#include <stdio.h>

void say(const char *s) {
    printf(s);
}

#include <stdio.h>

void say(const char *s) {
    for (int i = 0; i < 3 && s[i]; i++) putchar(s[i]);
}

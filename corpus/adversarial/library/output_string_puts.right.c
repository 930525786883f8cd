#include <stdio.h>

void show(const char *s) {
    puts(s);
}

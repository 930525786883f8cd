#include <stdio.h>

void warn_user(void) {
    fputs("careful\n", stderr);
}

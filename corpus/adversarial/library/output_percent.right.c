#include <stdio.h>

void done(void) {
    puts("100%");
}

// claim:  done
// truth:  equivalent
// why:    a percent sign in a format and in a text
#include <stdio.h>

void done(void) {
    printf("100%%\n");
}

// claim:  warn_user
// truth:  different
// why:    one side writes to the error stream
#include <stdio.h>

void warn_user(void) {
    fputs("careful\n", stdout);
}

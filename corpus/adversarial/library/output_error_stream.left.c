// claim:  warn_about
// truth:  equivalent
// why:    a message to the error stream in two pieces
#include <stdio.h>

void warn_about(const char *file, int line) {
    fprintf(stderr, "%s:%d: bad\n", file, line);
}

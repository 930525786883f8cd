#include <stdio.h>

void warn_about(const char *file, int line) {
    fputs(file, stderr);
    fprintf(stderr, ":%d: ", line);
    fputs("bad\n", stderr);
}

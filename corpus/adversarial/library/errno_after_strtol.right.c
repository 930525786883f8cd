#include <errno.h>
#include <stdlib.h>

int parsed(const char *text, long *value) {
    errno = 0;
    *value = strtol(text, 0, 10);
    return 1;
}

// claim:  parsed
// truth:  different
// today:  unknown
// why:    strtol sets errno when the number is too large
#include <errno.h>
#include <stdlib.h>

int parsed(const char *text, long *value) {
    errno = 0;
    *value = strtol(text, 0, 10);
    return errno == 0;
}

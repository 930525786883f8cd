// claim:  overflows
// truth:  different
// today:  unknown
// why:    the largest number fits, and is what is given for those that do not
#include <errno.h>
#include <stdlib.h>

int overflows(const char *s) {
    errno = 0;
    strtol(s, NULL, 10);
    return errno == ERANGE;
}

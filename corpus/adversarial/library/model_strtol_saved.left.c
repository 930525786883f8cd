// claim:  number
// truth:  different
// today:  unknown
// why:    one side keeps errno as it was
#include <errno.h>
#include <stdlib.h>

long number(const char *s) {
    int saved = errno;
    long n = strtol(s, NULL, 10);
    errno = saved;
    return n;
}

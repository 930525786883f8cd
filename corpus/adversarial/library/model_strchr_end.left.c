// claim:  tail
// truth:  equivalent
// today:  unknown
// why:    strchr finds the end of a text too
#include <string.h>

const char *tail(const char *s) {
    return strchr(s, '\0');
}

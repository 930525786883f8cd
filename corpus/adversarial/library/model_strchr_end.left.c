// claim:  tail
// truth:  equivalent
// why:    strchr finds the end of a text too
#include <string.h>

const char *tail(const char *s) {
    return strchr(s, '\0');
}

// claim:  last
// truth:  equivalent
// why:    strrchr against a loop that remembers
#include <string.h>

const char *last(const char *s, int c) {
    return strrchr(s, c);
}

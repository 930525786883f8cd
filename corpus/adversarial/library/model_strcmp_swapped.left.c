// claim:  before
// truth:  equivalent
// why:    a is before b if b is behind a
#include <string.h>

int before(const char *a, const char *b) {
    return strcmp(a, b) < 0;
}

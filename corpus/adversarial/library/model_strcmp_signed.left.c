// claim:  before
// truth:  different
// today:  unknown
// why:    strcmp compares unsigned characters, the loop signed ones
#include <string.h>

int before(const char *a, const char *b) {
    return strcmp(a, b) < 0;
}

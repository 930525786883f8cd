// claim:  before
// truth:  different
// why:    strcmp compares unsigned characters, the loop signed ones
#include <string.h>

int before(const char *a, const char *b) {
    return strcmp(a, b) < 0;
}

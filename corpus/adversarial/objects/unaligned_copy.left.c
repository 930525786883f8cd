// claim:  load
// truth:  different
// why:    memcpy needs no alignment, an int does: the caller that has an odd address breaks the right side only
#include <string.h>
int load(const char *p) {
    int v;
    memcpy(&v, p, sizeof v);
    return v;
}

// claim:  clear
// truth:  equivalent
// why:    a structure cleared by memset and by members
#include <string.h>
struct rec { int a; short b; short c; };
void clear(struct rec *r) {
    memset(r, 0, sizeof *r);
}

// claim:  reset
// truth:  equivalent
// why:    nobody can tell what is between the fields
#include <string.h>

struct entry {
    short kind;
    long value;
};

void reset(struct entry *e, short kind) {
    memset(e, 0, sizeof *e);
    e->kind = kind;
}

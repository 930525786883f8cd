// claim: total
// truth: equivalent
// why:   the same members in the same places, under other names of the structure
struct row { char kind; int count; };
int total(const struct row *row) { return row->kind + row->count; }

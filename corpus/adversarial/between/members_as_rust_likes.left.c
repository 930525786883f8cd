// claim: total
// truth: equivalent
// today: unknown
// why:   without repr(C), Rust puts the number first
struct row { char kind; int count; char more; };
int total(const struct row *row) { return row->kind + row->count; }

// claim:  add
// truth:  different
// why:    members of two structures that may be one
struct acc { int total, count; };
int add(struct acc *a, struct acc *b) {
    a->total += b->total;
    a->count += b->count;
    return b->total;
}

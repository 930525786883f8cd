// claim:  add
// truth:  equivalent
// why:    different members of structures that may be one do not overlap
struct acc { int total; long count; };
long add(struct acc *a, struct acc *b) {
    a->total += 1;
    return b->count;
}

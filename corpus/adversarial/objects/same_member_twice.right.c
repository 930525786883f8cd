struct acc { int total, count; };
int add(struct acc *a, struct acc *b) {
    int t = b->total;
    a->total += t;
    a->count += b->count;
    return t;
}

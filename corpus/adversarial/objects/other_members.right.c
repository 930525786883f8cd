struct acc { int total; long count; };
long add(struct acc *a, struct acc *b) {
    long c = b->count;
    a->total += 1;
    return c;
}

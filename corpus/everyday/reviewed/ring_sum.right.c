struct ring {
    unsigned head, count;
    int items[8];
};
unsigned ring_sum(const struct ring *r) {
    unsigned sum = 0;
    if (r->head >= 8 || r->count > 8)
        return 0;
    unsigned at = r->head;
    for (unsigned left = r->count; left > 0; left--) {
        sum += (unsigned)r->items[at];
        if (++at == 8)
            at = 0;
    }
    return sum;
}

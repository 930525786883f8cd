// claim:  ring_sum
// truth:  equivalent
// why:    one loop with a remainder becomes two that walk without one
struct ring {
    unsigned head, count;
    int items[8];
};
unsigned ring_sum(const struct ring *r) {
    unsigned sum = 0;
    if (r->head >= 8 || r->count > 8)
        return 0;
    for (unsigned i = 0; i < r->count; i++)
        sum += (unsigned)r->items[(r->head + i) % 8];
    return sum;
}

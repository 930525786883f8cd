// claim:  ring_push
// truth:  equivalent
// why:    the index wraps by a comparison instead of a remainder; it is below the capacity before
struct ring {
    unsigned head, count;
    int items[16];
};
int ring_push(struct ring *r, int value) {
    if (r->head >= 16 || r->count >= 16)
        return -1;
    r->items[(r->head + r->count) % 16] = value;
    r->count++;
    return 0;
}

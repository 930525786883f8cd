#define CAPACITY 16
struct ring {
    unsigned head, count;
    int items[CAPACITY];
};
int ring_push(struct ring *r, int value) {
    if (r->head >= CAPACITY || r->count >= CAPACITY)
        return -1;
    unsigned slot = r->head + r->count;
    if (slot >= CAPACITY)
        slot -= CAPACITY;
    r->items[slot] = value;
    r->count += 1;
    return 0;
}

// claim: put
// truth: equivalent
// why:   a ring buffer of a power of two in size: remainder against mask
struct ring { unsigned head; unsigned count; int items[16]; };

int put(struct ring *r, int item) {
    if (r->count == 16)
        return 0;
    r->items[(r->head + r->count) % 16] = item;
    r->count++;
    return 1;
}

// claim: push
// truth: equivalent
// why:   a remainder against a mask and a comparison
struct ring {
    int items[16];
    unsigned head, count;
};

int push(struct ring *r, int item) {
    if (r->count == 16)
        return 0;
    r->items[(r->head + r->count) % 16] = item;
    r->count++;
    return 1;
}

struct ring {
    int items[16];
    unsigned head, count;
};

int push(struct ring *r, int item) {
    unsigned count = r->count;
    if (count == 16)
        return 0;
    unsigned at = (r->head + count) & 15;
    r->items[at] = item;
    r->count = count + 1;
    return 1;
}

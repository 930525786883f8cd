enum { SIZE = 16 };

struct ring { unsigned head; unsigned count; int items[SIZE]; };

int put(struct ring *r, int item) {
    unsigned count = r->count;
    int fits = count != SIZE;
    if (fits) {
        unsigned place = (r->head + count) & (SIZE - 1);
        r->count = count + 1;
        r->items[place] = item;
    }
    return fits;
}

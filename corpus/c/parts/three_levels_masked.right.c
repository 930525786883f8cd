static unsigned digest(const unsigned char *p, unsigned n) {
    unsigned h = 17;
    const unsigned char *end = p + n;
    while (p != end)
        h = (h << 5) - h + (*p++ & 127);
    return h;
}

static unsigned width(unsigned v) {
    unsigned n = 0;
    for (; v; v /= 2)
        n += 1;
    return n;
}

static int claim(int *table, unsigned size, unsigned at, unsigned step) {
    unsigned left = size;
    while (left-- > 0) {
        if (table[at])
            at = (at + step) % size;
        else
            return table[at] = 1, (int)at;
    }
    return -1;
}

void report(int slot);
static int pick(const unsigned char *key, unsigned n, int *table, unsigned size) {
    if (size == 0)
        return -1;
    unsigned h = digest(key, n);
    return claim(table, size, h % size, width(h) | 1);
}
int place_all(const unsigned char *keys, unsigned length, unsigned count, int *table, unsigned size) {
    int placed = 0;
    for (unsigned i = 0; i < count; i++) {
        int slot = pick(keys + i * length, length, table, size);
        report(slot);
        if (slot >= 0)
            placed++;
    }
    return placed;
}

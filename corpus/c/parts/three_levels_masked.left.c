// claim:  place_all
// truth:  different
// why:    one of the helpers drops the highest bit of each byte
static unsigned digest(const unsigned char *p, unsigned n) {
    unsigned h = 17;
    for (unsigned i = 0; i < n; i++)
        h = h * 31 + p[i];
    return h;
}

static unsigned width(unsigned v) {
    unsigned n = 0;
    while (v != 0) {
        v >>= 1;
        n++;
    }
    return n;
}

static int claim(int *table, unsigned size, unsigned at, unsigned step) {
    for (unsigned tries = 0; tries < size; tries++) {
        if (table[at] == 0) {
            table[at] = 1;
            return (int)at;
        }
        at = (at + step) % size;
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

unsigned paced(const unsigned *table, unsigned step) {
    unsigned x = 1;
    while (x != 0)
        x += step + 1;
    return table[x];
}

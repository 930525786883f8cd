// claim:  span
// truth:  equivalent
// why:    both addresses are in the same array
long span(int i, int j) {
    int cells[16];
    int *p = cells + (i & 15);
    int *q = cells + (j & 15);
    return q - p;
}

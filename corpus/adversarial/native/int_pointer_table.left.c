// claim:  pick
// truth:  equivalent
// why:    a table of constants behind pointers, and the same numbers in a switch
static const int small[3] = {2, 3, 5}, large[3] = {101, 103, 107};
int pick(int which, int i) {
    const int *table = which ? large : small;
    if (i < 0 || i > 2) return -1;
    return table[i];
}

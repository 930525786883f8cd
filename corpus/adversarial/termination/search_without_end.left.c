// claim:  find
// truth:  different
// time:   60s
// why:    a value that is not there is looked for without end
static const int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
int find(int wanted) {
    int i = 0;
    while (table[i & 7] != wanted)
        i = (i + 1) & 7;
    return i;
}

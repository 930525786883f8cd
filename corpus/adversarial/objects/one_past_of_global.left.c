// claim:  next
// truth:  equivalent
// why:    one past the end of a table is a pointer that may be compared, and not read
static int table[4];
int next(int i) {
    int *p = table;
    int n = 0;
    while (p != table + 4) {
        *p++ = i;
        n++;
    }
    return n + table[3];
}

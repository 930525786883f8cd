// claim:  add_all
// truth:  different
// why:    the array may be the totals themselves, of which the second is read after it was written
long totals[2];

void add_all(const long *values, int n) {
    for (int i = 0; i < n; i++) {
        totals[1] += values[i];
    }
}

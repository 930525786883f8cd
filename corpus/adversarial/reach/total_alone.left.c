// claim:  add_all
// truth:  equivalent
// today:  unknown
// why:    the only array that holds the total has one element, and then both double it
long total;

void add_all(const long *values, int n) {
    for (int i = 0; i < n; i++) {
        total += values[i];
    }
}

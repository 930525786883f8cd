// claim:  add_all
// truth:  different
// today:  unknown
// why:    the array may hold the total itself
long total;

void add_all(const long *values, int n) {
    for (int i = 0; i < n; i++) {
        total += values[i];
    }
}

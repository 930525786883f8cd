// claim:  sum
// truth:  equivalent
// today:  unknown
// why:    halves against a loop
static int range(const int *a, int from, int to) {
    if (to - from <= 1)
        return to > from ? a[from] : 0;
    int middle = from + (to - from) / 2;
    return range(a, from, middle) + range(a, middle, to);
}

int sum(const int *a, int n) {
    return n <= 0 ? 0 : range(a, 0, n);
}

// claim:  lower_bound
// truth:  equivalent
// why:    the half is counted from the beginning instead of being taken between two ends
int lower_bound(const int *a, unsigned n, int key) {
    unsigned lo = 0, hi = n;
    while (lo < hi) {
        unsigned mid = lo + (hi - lo) / 2;
        if (a[mid] < key)
            lo = mid + 1;
        else
            hi = mid;
    }
    return (int)lo;
}

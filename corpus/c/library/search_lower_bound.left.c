// claim: search_lower_bound
// truth: equivalent
// why:   the middle is computed in two ways that agree while sums do not overflow
int search_lower_bound(const int *a, int n, int key) {
    int lo = 0, hi = n;
    while (lo < hi) {
        int mid = lo + (hi - lo) / 2;
        if (a[mid] < key)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

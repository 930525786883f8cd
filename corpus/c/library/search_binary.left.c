// claim: search_binary
// assume: left.n >= 0
// truth: equivalent
// today: unknown
// why:   a closed range against a half open one
int search_binary(const int *a, int n, int key) {
    int lo = 0, hi = n - 1;
    while (lo <= hi) {
        int mid = lo + (hi - lo) / 2;
        if (a[mid] == key)
            return mid;
        if (a[mid] < key)
            lo = mid + 1;
        else
            hi = mid - 1;
    }
    return -1;
}

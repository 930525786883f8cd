int search_lower_bound(const int *a, int n, int key) {
    int lo = 0, hi = n;
    while (hi > lo) {
        int mid = (int)(((unsigned)lo + (unsigned)hi) >> 1);
        if (!(a[mid] < key))
            hi = mid;
        else
            lo = mid + 1;
    }
    return lo;
}

// claim: lower_bound
// assume: left.n >= 0
// assume: left.n < 1073741824
// truth: equivalent
// why:   the middle as half a sum, or from the left end by half the distance; needs that the ends stay in order
int lower_bound(const int *a, int n, int key) {
    int low = 0, high = n;
    while (low < high) {
        int middle = (low + high) / 2;
        if (a[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

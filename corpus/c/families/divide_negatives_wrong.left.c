// claim:  negatives
// truth:  different
// time:   60s
// why:    the place in the middle is in neither half
static int between(const int *a, int low, int high) {
    if (low >= high)
        return 0;
    if (high - low == 1)
        return a[low] < 0;
    int middle = low + (high - low) / 2;
    return between(a, low, middle) + between(a, middle + 1, high);
}

int negatives(const int *a, int n) {
    return n <= 0 ? 0 : between(a, 0, n);
}

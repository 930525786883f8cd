// claim:  last
// truth:  equivalent
// why:    from the end to the start, index and pointer
int last(const int *a, int n, int key) {
    if (n <= 0)
        return -1;
    for (int i = n - 1; i >= 0; i--)
        if (a[i] == key)
            return i;
    return -1;
}

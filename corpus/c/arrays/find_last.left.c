// claim: find
// truth: different
// why:   the second version remembers the last place, not the first
int find(const int *a, int n, int key) {
    for (int i = 0; i < n; i++)
        if (a[i] == key)
            return i;
    return -1;
}

// claim:  remove_duplicates
// truth:  equivalent
// why:    places of a sorted array are written by a pointer
int remove_duplicates(int *a, int n) {
    if (n <= 0)
        return 0;
    int kept = 1;
    for (int i = 1; i < n; i++)
        if (a[i] != a[kept - 1])
            a[kept++] = a[i];
    return kept;
}

// claim:  is_sorted
// truth:  different
// why:    the flag is set again by the next pair
int is_sorted(const int *a, int n) {
    int sorted = 1;
    for (int i = 1; i < n; i++)
        sorted = a[i - 1] <= a[i];
    return sorted;
}

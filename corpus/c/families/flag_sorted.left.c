// claim:  is_sorted
// truth:  equivalent
// why:    a flag that is anded, against a return
int is_sorted(const int *a, int n) {
    int sorted = 1;
    for (int i = 1; i < n && sorted; i++)
        sorted = a[i - 1] <= a[i];
    return sorted;
}

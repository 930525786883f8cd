// claim: search_minimum
// truth: equivalent
// why:   the least element by value or by position
int search_minimum(const int *a, int n) {
    int best = a[0];
    for (int i = 1; i < n; i++)
        if (a[i] < best)
            best = a[i];
    return best;
}

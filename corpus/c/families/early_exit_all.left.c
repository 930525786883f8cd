// claim:  all_positive
// truth:  equivalent
// why:    going on to the end against leaving at the first one; nothing else is seen
int all_positive(const int *a, int n) {
    int ok = 1;
    for (int i = 0; i < n; i++)
        if (a[i] <= 0)
            ok = 0;
    return ok;
}

// claim: apply_all
// truth: equivalent
// why:   a callback of which nothing is known is called for the same elements in the same order
int apply_all(int *a, int n, int (*f)(int)) {
    int changed = 0;
    for (int i = 0; i < n; i++) {
        int before = a[i];
        a[i] = f(before);
        changed += a[i] != before;
    }
    return changed;
}

// claim: rotate_by_one
// truth: equivalent
// today: unknown
// why:   moved one by one from behind, against memmove
void rotate_by_one(int *a, int n) {
    if (n < 2)
        return;
    int last = a[n - 1];
    for (int i = n - 1; i > 0; i--)
        a[i] = a[i - 1];
    a[0] = last;
}

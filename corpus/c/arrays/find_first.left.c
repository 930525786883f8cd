// claim: find
// truth: equivalent
// why:   an early return from the loop against a flag and a break
int find(const int *a, int n, int key) {
    for (int i = 0; i < n; i++)
        if (a[i] == key)
            return i;
    return -1;
}

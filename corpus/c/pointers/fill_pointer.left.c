// claim:  fill
// truth:  equivalent
// why:    writes through an index and through a pointer
void fill(int *a, int n, int v) {
    for (int i = 0; i < n; i++)
        a[i] = v;
}

// claim: fill
// truth: equivalent
// why:   a loop that counts up and one that counts down the remaining elements write the same
void fill(int *a, int n, int v) {
    for (int i = 0; i < n; i++)
        a[i] = v;
}

// claim: squares
// truth: equivalent
// why:   cells that are cleared first and then written anyway
void squares(int *a, int n) {
    for (int i = 0; i < n; i++)
        a[i] = 0;
    for (int i = 0; i < n; i++)
        a[i] = i * i;
}

// claim: clear
// truth: equivalent
// assume: left.n <= 1000000
// why:   all cells in order, or every other cell and then the rest
void clear(int *a, int n) {
    for (int i = 0; i < n; i++)
        a[i] = 0;
}

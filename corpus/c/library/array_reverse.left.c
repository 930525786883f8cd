// claim: array_reverse
// assume: left.n >= 0
// truth: equivalent
// why:   two indices that meet against a count of swaps
void array_reverse(int *a, int n) {
    int i = 0, j = n - 1;
    while (i < j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
        i++;
        j--;
    }
}

// claim: propagate
// truth: equivalent
// math:  equivalent
// why:   the value just written is read again, or the first one each time
void propagate(int *a, int n) {
    int k = 0;
    while (k < n) {
        a[k + 1] = a[k];
        k++;
    }
}

// claim: swap
// assume: left.n < 1000 && left.a > 0 && left.a < 1000000 && left.b >= left.a + 4000 && left.b < 2000000
// truth: equivalent
// math:  equivalent
// why:   two arrays that do not overlap are exchanged through a variable, or by adding and subtracting
void swap(int *a, int *b, int n) {
    int i = 0;
    while (i < n) {
        int t = a[i];
        a[i] = b[i];
        b[i] = t;
        i++;
    }
}

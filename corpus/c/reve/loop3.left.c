// claim: f
// truth: equivalent
// math:  equivalent
// why:   two loops after each other; in the second version the counters are shifted by one
int f(int n) {
    int i = 0, j = 0;
    while (i < n) {
        j = j + 1;
        i++;
    }
    int k = 0;
    while (k < n) {
        j = j + 2;
        k++;
    }
    return j;
}

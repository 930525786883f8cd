// claim:  total
// truth:  equivalent
// why:    an assertion of the index in a loop over a pointer; what fails it is not given
int total(const int *a, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s = (int)((unsigned)s + (unsigned)a[i]);
    return s;
}

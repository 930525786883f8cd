// claim:  back
// assume: left.n >= 1
// truth:  equivalent
// why:    a pointer into the middle and a negative index
int back(const int *a, int n) {
    const int *p = a + n;
    return p[-1];
}

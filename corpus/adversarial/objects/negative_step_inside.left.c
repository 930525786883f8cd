// claim:  back
// truth:  equivalent
// why:    steps back from the end of a local array
int back(unsigned n) {
    int a[4] = {1, 2, 3, 4};
    return n < 4 ? a[n] : 0;
}

// claim:  back
// truth:  different
// why:    a negative index that leaves a local array is undefined on the right only
int back(unsigned n) {
    int a[4] = {1, 2, 3, 4};
    return n < 4 ? a[n] : 0;
}

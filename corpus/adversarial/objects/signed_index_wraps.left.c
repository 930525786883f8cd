// claim:  at
// truth:  different
// why:    i + 1 wraps at INT_MAX on this machine; the pointer does not
int at(const int *a, int i) {
    return a[i + 1];
}

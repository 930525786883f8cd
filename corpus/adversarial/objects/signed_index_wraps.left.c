// claim:  at
// truth:  different
// today:  unknown
// why:    i + 1 wraps at INT_MAX on this machine; the pointer does not
int at(const int *a, int i) {
    return a[i + 1];
}

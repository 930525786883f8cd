// claim:  shift
// truth:  different
// why:    moving up in place has to begin at the end
void shift(int *a, int n) {
    for (int i = n - 1; i > 0; i--)
        a[i] = a[i - 1];
}

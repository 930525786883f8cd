// claim:  f
// truth:  different
// why:    a helper is the same, but is called before instead of after a write it can see
static int total(const int *a, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s = (int)((unsigned)s + (unsigned)a[i]);
    return s;
}
int f(int *a, int n) {
    if (n > 0)
        a[0] = 5;
    return total(a, n);
}

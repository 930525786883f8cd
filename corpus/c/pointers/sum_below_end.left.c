// claim:  sum
// truth:  equivalent
// why:    signed index against an ordered pointer
int sum(const int *a, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}

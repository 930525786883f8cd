// claim:  contains
// truth:  different
// why:    the last one is not put back
int contains(int *a, int n, int wanted) {
    if (n <= 0)
        return 0;
    for (int i = 0; i < n; i++)
        if (a[i] == wanted)
            return 1;
    return 0;
}

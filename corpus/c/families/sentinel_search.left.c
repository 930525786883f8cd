// claim:  contains
// truth:  equivalent
// why:    the last one is set aside and replaced, so that the loop needs no bound; it is put back
int contains(int *a, int n, int wanted) {
    if (n <= 0)
        return 0;
    for (int i = 0; i < n; i++)
        if (a[i] == wanted)
            return 1;
    return 0;
}

// claim:  position
// truth:  different
// why:    without the exit the last place is kept
int position(const int *a, int n, int wanted) {
    for (int i = 0; i < n; i++)
        if (a[i] == wanted)
            return i;
    return -1;
}

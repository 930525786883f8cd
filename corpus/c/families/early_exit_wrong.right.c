int position(const int *a, int n, int wanted) {
    int at = -1;
    for (int i = 0; i < n; i++)
        if (a[i] == wanted)
            at = i;
    return at;
}

int contains(int *a, int n, int wanted) {
    if (n <= 0)
        return 0;
    int last = a[n - 1];
    a[n - 1] = wanted;
    int i = 0;
    while (a[i] != wanted)
        i++;
    return i < n - 1 || last == wanted;
}

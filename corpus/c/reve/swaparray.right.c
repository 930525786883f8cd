void swap(int *a, int *b, int n) {
    int i = 0;
    while (i < n) {
        a[i] = a[i] + b[i];
        b[i] = a[i] - b[i];
        a[i] = a[i] - b[i];
        i++;
    }
}

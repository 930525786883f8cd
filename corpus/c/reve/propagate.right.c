void propagate(int *a, int n) {
    int k = 0;
    while (k < n) {
        a[k + 1] = a[0];
        k++;
    }
}

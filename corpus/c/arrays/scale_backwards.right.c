void scale(int *a, int n, int factor) {
    int i = n;
    while (i > 0) {
        i--;
        a[i] = factor * a[i] + 1;
    }
}

void squares(int *a, int n) {
    while (n > 0) {
        n--;
        a[n] = n * n;
    }
}

void fill(int *a, int n, int v) {
    int *p = a;
    while (n > 0) {
        *p++ = v;
        n--;
    }
}

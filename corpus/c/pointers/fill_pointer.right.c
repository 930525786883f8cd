void fill(int *a, int n, int v) {
    for (int *p = a; p < a + n; p++)
        *p = v;
}

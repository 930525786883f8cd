int back(unsigned n) {
    int a[4] = {1, 2, 3, 4};
    int *p = a + 4;
    return n < 5 ? p[(int)n - 4] : 0;
}

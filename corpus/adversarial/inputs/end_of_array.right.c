int find(const int *a, unsigned long n, int x) {
    for (const int *p = a; p != a + n; p++)
        if (*p == x)
            return 1;
    return 0;
}

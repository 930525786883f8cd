int last(const int *a, int n, int key) {
    const int *p = a + n;
    if (n <= 0)
        return -1;
    while (p != a) {
        p--;
        if (*p == key)
            return (int)(p - a);
    }
    return -1;
}

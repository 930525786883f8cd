int find(const int *a, int n, int key) {
    const int *end = a + n;
    for (const int *p = a; p < end; p++)
        if (*p == key)
            return (int)(p - a);
    return -1;
}

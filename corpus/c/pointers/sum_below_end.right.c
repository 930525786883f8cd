int sum(const int *a, int n) {
    const int *end = a + n;
    int s = 0;
    while (a < end)
        s += *a++;
    return s;
}

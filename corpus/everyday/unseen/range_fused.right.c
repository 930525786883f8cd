int spread(const int *a, int n, int *low, int *high) {
    if (n <= 0)
        return 0;
    int least = *a, most = *a;
    for (const int *p = a + 1; p != a + n; p++) {
        if (*p < least)
            least = *p;
        if (*p > most)
            most = *p;
    }
    *low = least;
    *high = most;
    return 1;
}

static int first_zero(const int *a, int n) {
    for (int i = 0; i < n; i++)
        if (a[i] == 0)
            return i;
    return -1;
}

int check_both(const int *a, const int *b, int n) {
    if (first_zero(b, n) >= 0)
        return 2;
    if (first_zero(a, n) >= 0)
        return 1;
    return 0;
}

int first_negative(const int *a, int n) {
    int i;
    for (i = 0; i < n; i++)
        if (a[i] < 0)
            break;
    return i < n ? i : -1;
}

int never_ahead(int n, int k) {
    int at = 9;
    for (int i = 0; i < n; i++)
        if (k > i && at < 1000)
            at++;
    return at;
}

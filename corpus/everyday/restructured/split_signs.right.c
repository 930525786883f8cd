void split(const int *v, int n, int *gains, int *losses) {
    for (int i = 0; i < n; i++)
        gains[i] = v[i] > 0 ? v[i] : 0;
    for (int i = 0; i < n; i++)
        losses[i] = v[i] < 0 ? v[i] : 0;
}

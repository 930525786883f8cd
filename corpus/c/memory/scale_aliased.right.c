void scale(int *values, int n, const int *factor) {
    if (n <= 0)
        return;
    int by = *factor;
    for (int i = 0; i < n; i++)
        values[i] = values[i] * by;
}

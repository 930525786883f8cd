int reversed_sum(const int *in, int n) {
    if (n < 1 || n > 8)
        return 0;
    int copy[n > 1 ? n - 1 : 1];
    int sum = 0;
    for (int i = 0; i < n; i++)
        copy[n - 1 - i] = in[i];
    for (int i = 0; i < n; i++)
        sum = sum * 3 + copy[i];
    return sum;
}

int width(const unsigned short *columns, int n, int gap) {
    if (n <= 0)
        return 0;
    int sum = 0;
    for (int i = 0; i < n - 1; i++)
        sum += columns[i] + gap;
    return sum + columns[n - 1];
}

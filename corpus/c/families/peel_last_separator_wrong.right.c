int width(const unsigned short *columns, int n, int gap) {
    int sum = -gap;
    for (int i = 0; i < n; i++)
        sum += columns[i] + gap;
    return sum;
}

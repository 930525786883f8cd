static unsigned dot(const int *row, const int *x, int n) {
    unsigned sum = 0;
    for (int j = 0; j < n; j++)
        sum += (unsigned)row[j] * (unsigned)x[j];
    return sum;
}

void apply(const int *m, const int *x, int *y, int rows, int cols) {
    if (rows <= 0 || cols <= 0)
        return;
    const int *row = m;
    for (int i = 0; i < rows; i++, row += cols)
        y[i] = (int)dot(row, x, cols);
}

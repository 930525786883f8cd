void apply(const unsigned *m, const unsigned *x, unsigned *y, int rows, int cols) {
    for (int i = 0; i < rows; i++) {
        y[i] = 0;
        for (int j = 0; j < cols; j++)
            y[i] += m[(long)i * cols + j] * x[j];
    }
}

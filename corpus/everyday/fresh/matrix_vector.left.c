// claim: apply
// truth: equivalent
// today: unknown
// why:   an index computed from row and column, against a row that moves on and a function for its product
void apply(const int *m, const int *x, int *y, int rows, int cols) {
    if (rows <= 0 || cols <= 0)
        return;
    for (int i = 0; i < rows; i++) {
        unsigned sum = 0;
        for (int j = 0; j < cols; j++)
            sum += (unsigned)m[(long)i * cols + j] * (unsigned)x[j];
        y[i] = (int)sum;
    }
}

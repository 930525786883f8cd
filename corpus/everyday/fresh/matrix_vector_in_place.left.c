// claim: apply
// truth: different
// why:   adding up in the result shows where the result is the vector itself
void apply(const unsigned *m, const unsigned *x, unsigned *y, int rows, int cols) {
    for (int i = 0; i < rows; i++) {
        unsigned sum = 0;
        for (int j = 0; j < cols; j++)
            sum += m[(long)i * cols + j] * x[j];
        y[i] = sum;
    }
}

// claim: matrix_sum
// truth: equivalent
// today: unknown
// why:   rows of eight by two loops and by one
int matrix_sum(const int m[][8], int rows) {
    int sum = 0;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < 8; c++)
            sum += m[r][c];
    return sum;
}

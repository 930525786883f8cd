int matrix_sum(const int m[][8], int rows) {
    int sum = 0;
    for (int r = 0; r < rows; r++) {
        const int *row = m[r];
        const int *end = row + 8;
        while (row < end)
            sum += *row++;
    }
    return sum;
}

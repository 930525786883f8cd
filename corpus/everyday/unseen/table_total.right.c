long table_total(const int *cells, int rows, int columns) {
    long total = 0;
    for (int c = 0; c < columns; c++)
        for (int r = 0; r < rows; r++)
            total += cells[r * 64 + c];
    return total;
}

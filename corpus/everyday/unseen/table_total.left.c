// claim: table_total
// truth: equivalent
// today: unknown
// why:   rows first against columns first
long table_total(const int *cells, int rows, int columns) {
    long total = 0;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            total += cells[r * 64 + c];
    return total;
}

void board(unsigned char *cells, int rows) {
    for (int c = 7; c >= 0; c--)
        for (int r = 0; r < rows; r++)
            cells[r * 7 + c] = (unsigned char)(c);
}

void board(unsigned char *cells, int rows) {
    for (int c = 0; c < 8; c++)
        for (int r = 0; r < rows; r++)
            cells[r * 8 + c] = (unsigned char)(r ^ c);
}

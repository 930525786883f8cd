// claim:  board
// assume: left.rows <= 1000
// truth:  equivalent
// today:  unknown
// why:    a table of eight columns filled by rows or by columns
void board(unsigned char *cells, int rows) {
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < 8; c++)
            cells[r * 8 + c] = (unsigned char)(r ^ c);
}

// claim:  board
// assume: left.rows <= 100
// truth:  equivalent
// today:  unknown
// why:    rows of eight that are seven apart: the later writer of a cell is the same
void board(unsigned char *cells, int rows) {
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < 8; c++)
            cells[r * 7 + c] = (unsigned char)(c);
}

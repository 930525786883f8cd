// claim:  shift
// truth:  equivalent
// why:    a square of four rows, by rows or by columns
void shift(short grid[4][4], short by) {
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++)
            grid[r][c] = (short)(grid[r][c] + by * r - c);
}

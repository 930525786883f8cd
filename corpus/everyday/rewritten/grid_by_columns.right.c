void shift(short grid[4][4], short by) {
    for (int c = 0; c < 4; c++)
        for (int r = 0; r < 4; r++)
            grid[r][c] = (short)(grid[r][c] - c + r * by);
}

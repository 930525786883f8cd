void clear(int *board, int rows) {
    for (int c = 0; c < 3; c++)
        for (int r = 0; r < rows; r++)
            board[3 * r + c] = 0;
}

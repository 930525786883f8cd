// claim:  clear
// truth:  equivalent
// today:  unknown
// why:    a board of fixed width is cleared by rows or by columns
void clear(int *board, int rows) {
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < 3; c++)
            board[3 * r + c] = 0;
}

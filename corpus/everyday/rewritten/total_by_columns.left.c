// claim:  total
// assume: left.rows <= 1000000
// truth:  equivalent
// today:  unknown
// why:    the sum of a table of three columns, by rows or column after column
unsigned total(const unsigned *table, int rows) {
    unsigned sum = 0;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < 3; c++)
            sum += table[3 * r + c];
    return sum;
}

unsigned total(const unsigned *table, int rows) {
    unsigned sum = 0;
    for (int c = 0; c < 3; c++)
        for (int r = 0; r < rows; r++)
            sum += table[3 * r + c];
    return sum;
}

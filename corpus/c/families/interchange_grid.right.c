unsigned weight(unsigned rows, unsigned columns) {
    unsigned sum = 0;
    for (unsigned c = 0; c < columns; c++)
        for (unsigned r = 0; r < rows; r++)
            sum += 3 * r + c;
    return sum;
}

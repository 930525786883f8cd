// claim:  weight
// truth:  equivalent
// today:  unknown
// why:    a double sum of scalars in the other order
unsigned weight(unsigned rows, unsigned columns) {
    unsigned sum = 0;
    for (unsigned r = 0; r < rows; r++)
        for (unsigned c = 0; c < columns; c++)
            sum += 3 * r + c;
    return sum;
}

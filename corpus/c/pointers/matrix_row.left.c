// claim:  row
// truth:  equivalent
// why:    a row of a matrix: index arithmetic against a pointer to the row
int row(const int *m, int width, int r) {
    int s = 0;
    for (int c = 0; c < width; c++)
        s += m[(long)r * width + c];
    return s;
}

// claim:  width
// truth:  equivalent
// why:    a separator after every column but the last one
int width(const unsigned short *columns, int n, int gap) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum += columns[i];
        if (i != n - 1)
            sum += gap;
    }
    return sum;
}

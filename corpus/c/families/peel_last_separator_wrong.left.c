// claim:  width
// truth:  different
// why:    no columns have a width of minus one gap on the right
int width(const unsigned short *columns, int n, int gap) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum += columns[i];
        if (i != n - 1)
            sum += gap;
    }
    return sum;
}

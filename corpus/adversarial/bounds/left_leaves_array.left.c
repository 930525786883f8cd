// claim:  entry
// truth:  equivalent
// why:    where the left side leaves the array it is undefined
int entry(int n, int i) {
    if (n < 1 || n > 4)
        return 0;
    int table[n];
    for (int k = 0; k < n; k++)
        table[k] = k;
    return table[i];
}

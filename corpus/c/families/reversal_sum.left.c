// claim:  total
// assume: left.n >= 0
// truth:  equivalent
// why:    addition does not mind the order
int total(const int *a, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i];
    return sum;
}

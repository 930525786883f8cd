// claim:  reversed_sum
// truth:  different
// why:    the array of the right side has one element too few
int reversed_sum(const int *in, int n) {
    if (n < 1 || n > 8)
        return 0;
    int copy[n];
    int sum = 0;
    for (int i = 0; i < n; i++)
        copy[n - 1 - i] = in[i];
    for (int i = 0; i < n; i++)
        sum = sum * 3 + copy[i];
    return sum;
}

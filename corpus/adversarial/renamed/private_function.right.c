static int sum_below(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += i;
    return sum;
}

int twice(int n) {
    return 2 * sum_below(n);
}

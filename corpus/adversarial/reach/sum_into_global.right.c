long total;

void sum_up(const long *values, int n) {
    long sum = 0;
    for (int i = 0; i < n; i++)
        sum += values[i];
    total = sum;
}

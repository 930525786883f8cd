long total;

void add_all(const long *values, int n) {
    long sum = 0;
    for (int i = 0; i < n; i++) {
        sum += values[i];
    }
    total += sum;
}

// claim:  summary
// truth:  equivalent
// today:  unknown
// why:    three independent results
int summary(const int *a, int n) {
    int zeros = 0, sum = 0, last = -1;
    for (int i = 0; i < n; i++) {
        if (a[i] == 0)
            zeros++;
        sum += a[i];
        if (a[i] < 0)
            last = i;
    }
    return sum * 3 + zeros * 5 + last;
}

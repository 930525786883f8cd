int alias_between_regions(int *p, const int *q, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum += q[i];
    }
    *p = 1;
    return sum;
}

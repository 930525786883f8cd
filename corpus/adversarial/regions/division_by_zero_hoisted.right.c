int division_by_zero_hoisted(int n, int a, int b) {
    int s = 0;
    int q = a / b;
    for (int i = 0; i < n; i++) {
        s += q * i;
    }
    return s;
}

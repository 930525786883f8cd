int f(int n) {
    int s = 0;
    int k = n - 1;
    while (k >= 0) {
        s += k + 1;
        k--;
    }
    return s;
}

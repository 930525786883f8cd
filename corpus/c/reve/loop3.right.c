int f(int n) {
    int i = 1, j = 1;
    while (i - 1 < n) {
        j = j + 1;
        i++;
    }
    int k = n;
    while (k > 0) {
        j = j + 2;
        k--;
    }
    return j - 1;
}

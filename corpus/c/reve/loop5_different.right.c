int f(int n) {
    int i = 0, j = 0;
    while (i + 1 < n) {
        j = j + 2;
        i = i + 2;
    }
    return j;
}

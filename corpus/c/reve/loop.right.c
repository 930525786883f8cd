int f(int n) {
    int i = 1, j = 0;
    while (i <= n + 1) {
        j = j + i;
        i++;
    }
    return j;
}

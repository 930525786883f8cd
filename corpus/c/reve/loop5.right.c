int f(int n) {
    int i = n, j = 0;
    while (i > 0) {
        j = j + 2;
        i--;
    }
    return j;
}

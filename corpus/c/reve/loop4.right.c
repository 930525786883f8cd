int f(int n) {
    int i = n, s = 0;
    while (i > 0) {
        i--;
        s = s + i;
    }
    return s;
}

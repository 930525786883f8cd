int f(int n) {
    int i = 0;
    while (!(n <= i))
        i = i + 1;
    return i;
}

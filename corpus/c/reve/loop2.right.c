int f(int n) {
    int i = 0, j = 2;
    if (n < 1)
        n = 0;
    while (i < n) {
        j = j + 2;
        i++;
        if (i == 999999)
            break;
    }
    return j - 2;
}

int sequence(int reset) {
    static int n = 3;
    if (reset)
        n = 1;
    int now = n;
    n = n * 2;
    return now;
}

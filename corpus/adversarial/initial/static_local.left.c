// claim:  sequence
// truth:  different
// why:    a static local starts at another value

int sequence(int reset) {
    static int n = 1;
    if (reset)
        n = 1;
    int now = n;
    n = n * 2;
    return now;
}

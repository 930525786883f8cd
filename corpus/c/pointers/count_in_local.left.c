// claim:  count
// truth:  equivalent
// why:    a local table, by index and by pointer
int count(int x) {
    int t[8];
    for (int i = 0; i < 8; i++)
        t[i] = x * i;
    int n = 0;
    for (int i = 0; i < 8; i++)
        if (t[i] > 3)
            n++;
    return n;
}

// claim: ones
// truth: equivalent
// today: unknown
// why:   every bit looked at against the lowest one cleared
int ones(unsigned x) {
    int n = 0;
    for (int i = 0; i < 32; i++)
        n += x >> i & 1;
    return n;
}

unsigned parity(const unsigned *v, int n) {
    int half = n / 2;
    unsigned high = 0, low = 0;
    for (int i = half; i < n; i++)
        high ^= v[i];
    for (int i = 0; i < half; i++)
        low ^= v[i];
    return high ^ low;
}

void gain(unsigned *v, int n) {
    int i = 0;
    for (; i + 3 < n; i += 4) {
        v[i] ^= 0x80u;
        v[i + 1] ^= 0x80u;
        v[i + 2] ^= 0x80u;
        v[i + 3] ^= 0x80u;
    }
    for (int rest = 0; rest < 2 && i < n; rest++, i++)
        v[i] ^= 0x80u;
}

int count_bits(unsigned x) {
    int n = 0;
    for (int i = 0; i < 31; i++)
        n += (x >> i) & 1;
    return n;
}

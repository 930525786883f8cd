int checksum(const unsigned char *p, int n) {
    static const short step[6] = {32044, 25273, 3758, 16041, 23676, 29641};
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += p[i] ^ step[i % 6];
    return sum;
}

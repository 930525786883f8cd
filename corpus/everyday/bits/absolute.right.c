unsigned distance(int a, int b) {
    long long d = (long long)a - b;
    long long mask = d >> 63;
    return (unsigned)((d ^ mask) - mask);
}

unsigned mix(const unsigned *v, unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i + 4 < n; i += 4)
        sum ^= v[i] ^ v[i + 1] ^ v[i + 2] ^ v[i + 3];
    for (unsigned i = n & ~3u; i < n; i++)
        sum ^= v[i];
    return sum;
}

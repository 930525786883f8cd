unsigned checksum(const unsigned char *data, int n) {
    unsigned h = 7;
    for (int i = 0; i < n; i++)
        h = (h << 5) - h + data[i];
    return h;
}

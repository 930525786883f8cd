unsigned weight(const unsigned char *samples, unsigned count) {
    unsigned sum = 0;
    unsigned short seen = 0;
    for (unsigned i = 0; i < count; i++) {
        sum += samples[i & 3] + 1u;
        if (++seen == 0) sum++;
    }
    return sum & 0xffffff;
}

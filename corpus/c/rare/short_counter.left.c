// claim: weight
// truth: different
// why:   a 16-bit counter on the right comes round to zero after 65536 samples
unsigned weight(const unsigned char *samples, unsigned count) {
    unsigned sum = 0;
    for (unsigned i = 0; i < count; i++) sum += samples[i & 3] + 1u;
    return sum & 0xffffff;
}

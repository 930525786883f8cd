unsigned sum_bytes(const unsigned *p) {
    unsigned v = *p;
    return (v & 255) + (v >> 8 & 255) + (v >> 16 & 255) + (v >> 24);
}

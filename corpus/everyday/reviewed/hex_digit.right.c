static char hex(unsigned v) {
    return (char)(v < 10 ? '0' + v : 'a' + (v - 10));
}
void hex_encode(const unsigned char *in, unsigned n, char *restrict out) {
    unsigned i;
    for (i = 0; i < n; i++) {
        out[2 * i] = hex(in[i] / 16u);
        out[2 * i + 1] = hex(in[i] % 16u);
    }
    out[2 * i] = 0;
}

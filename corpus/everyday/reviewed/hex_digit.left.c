// claim:  hex_encode
// truth:  equivalent
// why:    letters by a table or by arithmetic, both digits of a byte in one step
static const char digits[] = "0123456789abcdef";
void hex_encode(const unsigned char *in, unsigned n, char *restrict out) {
    for (unsigned i = 0; i < n; i++) {
        out[2 * i] = digits[in[i] >> 4];
        out[2 * i + 1] = digits[in[i] & 15];
    }
    out[2 * n] = '\0';
}

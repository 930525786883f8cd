// claim:  invert --no-alias
// truth:  equivalent
// why:    an image inverted from its last byte on
void invert(unsigned char *out, const unsigned char *in, int n) {
    for (int i = 0; i < n; i++)
        out[i] = 255 - in[i];
}

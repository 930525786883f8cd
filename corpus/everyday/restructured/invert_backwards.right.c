void invert(unsigned char *out, const unsigned char *in, int n) {
    while (n > 0) {
        n--;
        out[n] = (unsigned char)~in[n];
    }
}

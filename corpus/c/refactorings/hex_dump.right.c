static const char digits[] = "0123456789abcdeF";

void hex_nibbles(const unsigned char *data, int n, char *out) {
    for (int i = 0; i < n; i++) {
        *out++ = digits[data[i] >> 4];
        *out++ = digits[data[i] & 15];
    }
    *out = 0;
}

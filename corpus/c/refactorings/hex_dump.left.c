// claim:  hex_nibbles
// assume: left.n >= 0
// truth:  different
// why:    one letter of the table is upper case
/* Writes the two hexadecimal digits of each byte and the end. */
void hex_nibbles(const unsigned char *data, int n, char *out) {
    for (int i = 0; i < n; i++) {
        int high = data[i] >> 4, low = data[i] & 15;
        out[2 * i] = high < 10 ? '0' + high : 'a' + high - 10;
        out[2 * i + 1] = low < 10 ? '0' + low : 'a' + low - 10;
    }
    out[2 * n] = 0;
}

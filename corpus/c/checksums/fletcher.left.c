// claim: fletcher
// truth: equivalent
// why:   a remainder in every step against a conditional subtraction; needs that both sums stay below 255
unsigned fletcher(const unsigned char *data, int n) {
    unsigned low = 0, high = 0;
    for (int i = 0; i < n; i++) {
        low = (low + data[i]) % 255;
        high = (high + low) % 255;
    }
    return high << 8 | low;
}

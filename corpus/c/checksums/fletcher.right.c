unsigned fletcher(const unsigned char *data, int n) {
    unsigned low = 0, high = 0;
    while (n > 0) {
        low += *data;
        if (low >= 255)
            low -= 255;
        if (low >= 255)
            low -= 255;
        high += low;
        if (high >= 255)
            high -= 255;
        data++;
        n--;
    }
    return high << 8 | low;
}

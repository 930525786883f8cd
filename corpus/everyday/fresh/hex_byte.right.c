static int digit(char c) {
    char lower = c | 0x20;
    if ((unsigned char)(c - '0') < 10)
        return c & 15;
    if (lower >= 'a' && lower <= 'f')
        return lower - 87;
    return -1;
}

int hex_byte(const char *s) {
    int result = -1;
    int high = digit(*s);
    if (high != -1) {
        int low = digit(*(s + 1));
        if (low != -1)
            result = high << 4 | low;
    }
    return result;
}

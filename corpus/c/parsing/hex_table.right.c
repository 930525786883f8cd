char hex_digit(unsigned nibble) {
    unsigned n = nibble % 16;
    if (n < 10)
        return (char)('0' + n);
    return (char)('a' + (n - 10));
}

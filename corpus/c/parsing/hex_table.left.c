// claim: hex_digit
// truth: equivalent
// why:   a lookup table against arithmetic
char hex_digit(unsigned nibble) {
    static const char digits[] = "0123456789abcdef";
    return digits[nibble & 15];
}

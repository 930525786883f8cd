// claim: hex_digit Hex.digit
// truth: equivalent
// why:   the value of a hexadecimal digit, by ranges in C and with one test for both cases in Java
int hex_digit(unsigned char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

// claim: hex_digit
// truth: equivalent
// why:   a string of digits against arithmetic
char hex_digit(unsigned nibble) {
    return "0123456789abcdef"[nibble & 15];
}

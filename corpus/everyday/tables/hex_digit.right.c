char hex_digit(unsigned nibble) {
    nibble %= 16;
    if (nibble < 10)
        return (char)('0' + nibble);
    return (char)('a' + (nibble - 10));
}

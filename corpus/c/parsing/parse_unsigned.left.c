// claim: parse_unsigned
// truth: equivalent
// why:   multiplication by ten as two shifts, and the digit's range tested by one comparison
unsigned parse_unsigned(const char *s) {
    unsigned value = 0;
    while (*s >= '0' && *s <= '9') {
        value = value * 10 + (unsigned)(*s - '0');
        s++;
    }
    return value;
}

// claim:  varint_length
// truth:  equivalent
// why:    a loop of at most five rounds against a count of leading zeros
unsigned varint_length(unsigned value) {
    unsigned length = 1;
    while (value >= 0x80) {
        value >>= 7;
        length++;
    }
    return length;
}

// claim: utf8_length Text.utf8Length
// truth: equivalent
// why:   how many bytes a character takes: ranges tested from below in C, from the number of bits in Java
int utf8_length(unsigned code) {
    if (code < 0x80)
        return 1;
    if (code < 0x800)
        return 2;
    if (code >= 0xD800 && code <= 0xDFFF)
        return -1;
    if (code < 0x10000)
        return 3;
    return code <= 0x10FFFF ? 4 : -1;
}

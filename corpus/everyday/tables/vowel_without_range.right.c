int is_vowel(unsigned char c) {
    return c >= 'A' && (0x208222u >> (c & 31) & 1);
}

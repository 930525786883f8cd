int is_vowel(char c) {
    unsigned place = (unsigned)((c | 0x20) - 'a');
    return place < 26 && (0x104111u >> place & 1);
}

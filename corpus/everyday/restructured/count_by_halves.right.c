static int is_vowel(char c) {
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

unsigned vowels(const char *text, unsigned from, unsigned to) {
    if (from >= to)
        return 0;
    if (to - from == 1)
        return is_vowel(text[from]);
    unsigned middle = from + (to - from) / 2;
    return vowels(text, from, middle) + vowels(text, middle, to);
}

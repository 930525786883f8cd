// claim:  vowels
// truth:  equivalent
// today:  unknown
// why:    counting in halves of a range
static int is_vowel(char c) {
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

unsigned vowels(const char *text, unsigned from, unsigned to) {
    unsigned found = 0;
    for (unsigned i = from; i < to; i++)
        found += is_vowel(text[i]);
    return found;
}

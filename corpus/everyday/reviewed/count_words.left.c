// claim:  count_words
// truth:  equivalent
// why:    a flag becomes a look at the letter before
int count_words(const char *s) {
    int words = 0, inside = 0;
    for (; *s; s++) {
        if (*s == ' ' || *s == '\t' || *s == '\n') {
            inside = 0;
        } else if (!inside) {
            inside = 1;
            words++;
        }
    }
    return words;
}

// claim: count_words
// truth: equivalent
// why:   a flag that says whether we are inside a word, against a look at the character before
int count_words(const char *s) {
    int words = 0;
    int inside = 0;
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

static int is_blank(char c) {
    switch (c) {
    case ' ':
    case '\t':
    case '\n':
        return 1;
    default:
        return 0;
    }
}

int count_words(const char *s) {
    int words = 0;
    char before = ' ';
    for (long i = 0; s[i] != '\0'; i++) {
        if (is_blank(before) && !is_blank(s[i]))
            words++;
        before = s[i];
    }
    return words;
}

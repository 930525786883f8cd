// claim:  sentence_starts_semicolon
// truth:  different
// why:    the right side has forgotten one of the four signs that end a sentence
int sentence_starts_semicolon(const char *text) {
    int count = 0;
    _Bool ended = 1;
    for (const char *p = text; *p != '\0'; p++) {
        if (ended && *p >= 'A' && *p <= 'Z')
            count++;
        ended = *p == '.' || *p == '!' || *p == '?' || *p == ';';
    }
    return count;
}

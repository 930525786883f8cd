// claim:  sentence_starts
// truth:  equivalent
// why:    that a sentence has ended is remembered as the sign that ended it
int sentence_starts(const char *text) {
    int count = 0;
    _Bool ended = 1;
    for (const char *p = text; *p != '\0'; p++) {
        if (ended && *p >= 'A' && *p <= 'Z')
            count++;
        ended = *p == '.' || *p == '!' || *p == '?' || *p == ';';
    }
    return count;
}

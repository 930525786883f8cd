// claim: skip
// truth: equivalent
// why:   a set of characters as comparisons and as a switch
const char *skip(const char *text) {
    while (*text == ' ' || *text == '\t' || *text == '\n' || *text == '\r')
        text++;
    return text;
}

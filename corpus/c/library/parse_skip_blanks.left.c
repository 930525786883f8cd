// claim: parse_skip_blanks
// truth: equivalent
// why:   the kinds of blanks in a switch or in one comparison and a range
const char *parse_skip_blanks(const char *s) {
    for (;;) {
        switch (*s) {
        case ' ': case '\t': case '\n': case '\v': case '\f': case '\r':
            s++;
            continue;
        default:
            return s;
        }
    }
}

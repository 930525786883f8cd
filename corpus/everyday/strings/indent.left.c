// claim: indent
// truth: equivalent
// why:   the width of leading blanks, tabs rounded up to eight
int indent(const char *line) {
    int column = 0;
    for (;; line++) {
        if (*line == ' ')
            column++;
        else if (*line == '\t')
            column = (column / 8 + 1) * 8;
        else
            return column;
    }
}

// claim:  needs_quotes
// truth:  different
// why:    a field that begins or ends with a blank needs quotes; the table of characters forgets that
/* Whether a field of a CSV file has to be put in quotes. */
int needs_quotes(const char *field) {
    int last = 0;
    if (field[0] == ' ')
        return 1;
    for (int i = 0; field[i] != 0; i++) {
        char c = field[i];
        if (c == ',' || c == '"' || c == '\n' || c == '\r')
            return 1;
        last = c;
    }
    return last == ' ';
}

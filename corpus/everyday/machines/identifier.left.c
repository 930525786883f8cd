// claim: is_identifier
// truth: equivalent
// why:   a loop after the first letter against states
static int letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

int is_identifier(const char *s) {
    if (!letter(*s))
        return 0;
    for (s++; *s; s++)
        if (!letter(*s) && !(*s >= '0' && *s <= '9'))
            return 0;
    return 1;
}

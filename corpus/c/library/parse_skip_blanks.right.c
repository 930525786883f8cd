const char *parse_skip_blanks(const char *s) {
    while (*s == ' ' || (*s >= 9 && *s <= 13))
        s++;
    return s;
}

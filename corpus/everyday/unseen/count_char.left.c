// claim: count_char
// truth: equivalent
// why:   recursion against a loop
int count_char(const char *s, char c) {
    if (*s == '\0')
        return 0;
    return (*s == c) + count_char(s + 1, c);
}

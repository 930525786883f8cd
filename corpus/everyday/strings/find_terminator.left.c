// claim: find_char
// truth: different
// why:   the terminator itself is found by one of them only
int find_char(const char *s, char c) {
    for (int i = 0; s[i] != 0; i++)
        if (s[i] == c)
            return i;
    return -1;
}

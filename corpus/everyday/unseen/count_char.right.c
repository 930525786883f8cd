int count_char(const char *s, char c) {
    int count = 0;
    while (*s)
        if (*s++ == c)
            count++;
    return count;
}

void squeeze(char *s, char c) {
    char *to = s;
    while (*s) {
        if (*s != c)
            *to++ = *s;
        s++;
    }
    *to = 0;
}

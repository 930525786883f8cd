long find_char(const char *s, char c) {
    const char *p = s;
    if (*p == 0)
        return -1;
    do {
        if (*p == c)
            return p - s;
        p++;
    } while (*p);
    return -1;
}

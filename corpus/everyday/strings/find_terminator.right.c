int find_char(const char *s, char c) {
    const char *p = s;
    for (;; p++) {
        if (*p == c)
            return (int)(p - s);
        if (*p == 0)
            return -1;
    }
}

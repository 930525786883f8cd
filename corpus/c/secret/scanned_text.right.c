unsigned find(const char *text, int c) {
    const char *p = text;
    while (*p && *p != c)
        p++;
    return (unsigned)(p - text);
}

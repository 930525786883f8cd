// claim: find --secret text --constant-time --secret-result
// truth: different
// why:   how far a text is scanned depends on it
unsigned find(const char *text, int c) {
    const char *p = text;
    while (*p && *p != c)
        p++;
    return (unsigned)(p - text);
}

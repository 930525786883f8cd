int is_utf8(const char *s) {
    const char *word = "utf-8";
    while (*word && *s == *word) { s++; word++; }
    return *s == *word;
}

int first(const char *key, const char *text) {
    return text[0];
}

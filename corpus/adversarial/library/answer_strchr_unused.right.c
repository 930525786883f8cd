int first_byte(const char *s) {
    return s[0];
}

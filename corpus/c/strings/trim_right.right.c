long trimmed_length(const char *s, long n) {
    const char *last = s + n - 1;
    while (*last == ' ')
        last--;
    return last - s + 1;
}

int string_equal(const char *a, const char *b) {
    for (long i = 0;; i++) {
        if (a[i] != b[i])
            return 0;
        if (a[i] == '\0')
            return 1;
    }
}

// claim: trimmed_length
// assume: left.n >= 0
// truth: equivalent
// why:   the number of characters that are left, against a pointer to the end
long trimmed_length(const char *s, long n) {
    while (n > 0 && s[n - 1] == ' ')
        n--;
    return n;
}

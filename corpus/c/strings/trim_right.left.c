// claim: trimmed_length
// truth: different
// why:   the rewritten loop looks at the character before the string when there is nothing but blanks
long trimmed_length(const char *s, long n) {
    while (n > 0 && s[n - 1] == ' ')
        n--;
    return n;
}

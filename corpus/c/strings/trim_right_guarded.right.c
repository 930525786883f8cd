long trimmed_length(const char *s, long n) {
    long end = n;
    for (;;) {
        if (end == 0)
            break;
        if (s[end - 1] != ' ')
            break;
        end -= 1;
    }
    return end;
}

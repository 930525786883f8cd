int characters(const char *s) {
    int count = 0;
    for (long i = 0; s[i]; i++)
        count += (signed char)s[i] > -65;
    return count;
}

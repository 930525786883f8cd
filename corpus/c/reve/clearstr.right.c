void clear(char *s) {
    long i = 0;
    while (s[i] != 0) {
        s[i] = 0;
        i = i + 1;
    }
}

void copy(char *to, const char *from, int n) {
    while (n-- > 0)
        to[n] = from[n];
}

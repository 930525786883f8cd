int copy_word(char *to, int room, const char *from) {
    int n = 0;
    if (room <= 0)
        return 0;
    while (from[n] && from[n] != ' ') {
        to[n] = from[n];
        if (++n == room - 1)
            return n;
    }
    to[n] = '\0';
    return n;
}

void copy(char *to, const char *from) {
    for (;;) {
        char c = *from;
        *to = c;
        if (c == 0)
            break;
        to++;
        from++;
    }
}

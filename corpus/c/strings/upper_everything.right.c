void upper(char *s) {
    for (; *s != 0; ++s) {
        if (*s >= 'a')
            *s = *s & ~0x20;
    }
}

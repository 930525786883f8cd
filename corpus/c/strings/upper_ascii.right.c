void upper(char *s) {
    for (; *s != 0; ++s) {
        unsigned char c = (unsigned char)*s;
        if ((unsigned char)(c - 'a') < 26u)
            *s = (char)(c & ~0x20u);
    }
}

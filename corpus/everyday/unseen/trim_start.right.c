void trim_start(char *s) {
    char *from = s;
    while (*from == ' ')
        from++;
    if (from == s)
        return;
    while ((*s++ = *from++) != '\0')
        ;
}

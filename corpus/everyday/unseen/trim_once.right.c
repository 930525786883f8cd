void trim_end(char *s) {
    int last = 0;
    for (int i = 0; s[i]; i++)
        if (s[i] != ' ')
            last = i;
    if (s[0])
        s[last + 1] = '\0';
}

void strip(char *text, char unwanted) {
    char *to = text;
    const char *from = text;
    while (*from) {
        char c = *from++;
        if (c == unwanted)
            continue;
        *to++ = c;
    }
    *to = '\0';
}

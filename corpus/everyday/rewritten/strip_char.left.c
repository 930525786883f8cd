// claim:  strip --overflow undefined
// truth:  equivalent
// why:    one character taken out of a text, by indices or by pointers
void strip(char *text, char unwanted) {
    int to = 0;
    for (int from = 0; text[from] != '\0'; from++)
        if (text[from] != unwanted)
            text[to++] = text[from];
    text[to] = '\0';
}

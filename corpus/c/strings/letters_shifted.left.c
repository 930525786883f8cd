// claim: shift
// truth: equivalent
// why:   a pointer against an index
void shift(char *text, int by) {
    for (; *text; text++)
        if (*text >= 'a' && *text <= 'z')
            *text = 'a' + (*text - 'a' + by) % 26;
}

// claim: shift
// truth: equivalent
void shift(char *text, int by) {
    for (; *text; text++)
        if (*text >= 'a' && *text <= 'z')
            *text = 'a' + (*text - 'a' + by) % 26;
}

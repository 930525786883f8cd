// claim: copy_word
// truth: different
// why:   the letter behind the end is not set when the word fills the place
int copy_word(char *to, int room, const char *from) {
    int n = 0;
    if (room <= 0)
        return 0;
    while (n < room - 1 && from[n] && from[n] != ' ') {
        to[n] = from[n];
        n++;
    }
    to[n] = '\0';
    return n;
}

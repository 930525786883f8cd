// claim: bounded_copy
// truth: different
// why:   the terminator is written one place too far when the text fills the buffer
void bounded_copy(char *to, const char *from, int size) {
    int i = 0;
    if (size <= 0)
        return;
    while (i < size - 1 && from[i]) {
        to[i] = from[i];
        i++;
    }
    to[i] = '\0';
}

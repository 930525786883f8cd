// claim: trim_end
// truth: different
// why:   one that is all blanks keeps its first
void trim_end(char *s) {
    int last = -1;
    for (int i = 0; s[i]; i++)
        if (s[i] != ' ')
            last = i;
    s[last + 1] = '\0';
}

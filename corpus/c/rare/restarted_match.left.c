// claim: hits
// truth: different
// why:   after "aa" a third a must not start the match anew: "aaab" has a hit
int hits(const char *s) {
    int count = 0;
    for (int i = 0; s[i]; i++)
        if (s[i] == 'a' && s[i + 1] == 'a' && s[i + 2] == 'b') count++;
    return count;
}

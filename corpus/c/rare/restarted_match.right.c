int hits(const char *s) {
    int count = 0, matched = 0;
    for (int i = 0; s[i]; i++) {
        if (matched == 2 && s[i] == 'b') {
            count++;
            matched = 0;
        } else if (s[i] == 'a')
            matched = matched == 2 ? 1 : matched + 1;
        else
            matched = 0;
    }
    return count;
}

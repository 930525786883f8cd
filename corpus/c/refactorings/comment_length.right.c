int comment_end(const char *s) {
    if (s[0] != '/' || s[1] != '*')
        return 0;
    char last = s[1];
    for (int i = 2; s[i] != 0; i++) {
        if (last == '*' && s[i] == '/')
            return i + 1;
        last = s[i];
    }
    return 0;
}

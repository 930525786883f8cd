// claim:  comment_end
// truth:  different
// why:    the star that opens a comment also closes it on the right: /*/
/* The length of a comment at the beginning of the text, 0 if there is none or it does not end. */
int comment_end(const char *s) {
    if (s[0] != '/' || s[1] != '*')
        return 0;
    int i = 2;
    while (s[i] != 0) {
        if (s[i] == '*' && s[i + 1] == '/')
            return i + 2;
        i++;
    }
    return 0;
}

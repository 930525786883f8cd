// claim: first --secret key
// truth: equivalent
// rests: distinct-pointers
// why:   a caller that passes the secret as the text, too, sees it in the result
int first(const char *key, const char *text) {
    return text[0];
}

// claim: starts_with
// truth: equivalent
// why:   a prefix by pointer and by index
int starts_with(const char *text, const char *prefix) {
    while (*prefix) {
        if (*text++ != *prefix++)
            return 0;
    }
    return 1;
}

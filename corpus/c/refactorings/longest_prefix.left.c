// claim:  common_prefix
// truth:  different
// why:    a shared end of both strings makes the rewritten loop run over it
/* The length of what two strings have in common at their beginning. */
int common_prefix(const char *a, const char *b) {
    int n = 0;
    while (a[n] != 0 && a[n] == b[n])
        n++;
    return n;
}

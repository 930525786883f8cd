// claim:  find
// truth:  different
// why:    from the back one finds the last one
int find(const char *s, int n, char c) {
    for (int i = 0; i < n; i++)
        if (s[i] == c)
            return i;
    return -1;
}

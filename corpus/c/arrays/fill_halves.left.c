// claim: fill
// truth: equivalent
// today: unknown
// why:   in one go, or the second half first
void fill(char *s, int n, char c) {
    for (int i = 0; i < n; i++)
        s[i] = c;
}

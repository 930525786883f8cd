// claim: fill
// truth: different
// why:   the cell in the middle is left out
void fill(char *s, int n, char c) {
    for (int i = 0; i < n; i++)
        s[i] = c;
}

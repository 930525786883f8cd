// claim: mirror --no-alias
// truth: equivalent
// today:  unknown
// why:   the reader goes backwards or the writer does
void mirror(int *to, const int *from, int n) {
    for (int i = 0; i < n; i++)
        to[i] = from[n - 1 - i];
}

// claim:  prefix
// truth:  different
// why:    each cell takes the one before it, which the loop has already changed, or not yet
void prefix(unsigned char *v, int n) {
    for (int i = 1; i < n; i++)
        v[i] = v[i] + v[i - 1];
}

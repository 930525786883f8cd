// claim: equal
// truth: equivalent
// why:   one side leaves at the first difference, the other always looks at everything
int equal(const unsigned char *a, const unsigned char *b, int n) {
    for (int i = 0; i < n; i++) {
        if (a[i] != b[i])
            return 0;
    }
    return 1;
}

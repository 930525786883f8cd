// claim:  same
// truth:  equivalent
// why:    two variables never have the same address
int same(int x) {
    int a = x, b = x + 1;
    int *p = &a, *q = &b;
    return p == q ? 0 : *q - *p;
}

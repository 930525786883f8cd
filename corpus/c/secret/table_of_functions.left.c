// claim: apply --secret key --constant-time
// truth: different
// why:   which function is called is the secret, though both compute the same
static int one(int x) { return x + 1; }
static int other(int x) { return 1 + x; }
static int (*const table[2])(int) = {one, other};
int apply(unsigned key, int x) {
    return table[key & 1](x);
}

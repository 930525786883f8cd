// claim:  keep
// truth:  different
// why:    the address of a local variable is not the same at two calls, nor is what is behind it kept
static int *kept;
int keep(int v) {
    static int store;
    kept = &store;
    *kept = v;
    return store;
}

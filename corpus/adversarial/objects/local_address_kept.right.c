static int *kept;
int keep(int v) {
    static int store;
    kept = &store;
    *kept = v;
    return store + 1;
}

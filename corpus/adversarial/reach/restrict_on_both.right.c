int seen;

int store_both(int *restrict p) {
    seen = 1;
    *p = 2;
    return 1;
}

// claim:  store_both
// truth:  equivalent
// why:    both sides promise that the pointer leads elsewhere
int seen;

int store_both(int *restrict p) {
    seen = 1;
    *p = 2;
    return seen;
}

// claim:  store_both
// truth:  different
// why:    only the right side promises that the pointer leads elsewhere
int seen;

int store_both(int *p) {
    seen = 1;
    *p = 2;
    return seen;
}

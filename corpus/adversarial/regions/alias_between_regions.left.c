// claim:  alias_between_regions
// truth:  different
// why:    the common loop reads through a pointer that may be the one that is written between
int alias_between_regions(int *p, const int *q, int n) {
    int sum = 0;
    *p = 1;
    for (int i = 0; i < n; i++) {
        sum += q[i];
    }
    return sum;
}

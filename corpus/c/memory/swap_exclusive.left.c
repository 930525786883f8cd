// claim: swap
// truth: different
// why:   the exchange by exclusive or clears the variable when both pointers are the same
void swap(int *a, int *b) {
    int t = *a;
    *a = *b;
    *b = t;
}

// claim: swap
// truth: equivalent
// why:   the exchange by exclusive or, guarded against exchanging a variable with itself
void swap(int *a, int *b) {
    int t = *a;
    *a = *b;
    *b = t;
}

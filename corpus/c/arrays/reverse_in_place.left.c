// claim: reverse
// truth: equivalent
// why:   indices against pointers, with the exchange in the other order
void reverse(int *a, long n) {
    for (long i = 0, j = n - 1; i < j; i++, j--) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
}

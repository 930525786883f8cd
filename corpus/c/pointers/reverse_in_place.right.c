void reverse(int *a, int n) {
    int *l = a, *r = a + n - 1;
    while (l < r) {
        int t = *l;
        *l++ = *r;
        *r-- = t;
    }
}

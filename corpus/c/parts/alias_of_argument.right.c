static int total(const int *a, int n) {
    unsigned s = 0;
    while (n > 0) {
        s += (unsigned)*a++;
        n--;
    }
    return (int)s;
}
int f(int *a, int n) {
    int s = total(a, n);
    if (n > 0)
        a[0] = 5;
    return s;
}

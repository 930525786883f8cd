// claim:  find
// truth:  equivalent
// why:    no array has so many elements that its end is at its beginning
int find(const int *a, unsigned long n, int x) {
    for (unsigned long i = 0; i < n; i++)
        if (a[i] == x)
            return 1;
    return 0;
}
